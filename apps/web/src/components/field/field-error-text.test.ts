import { expect, it } from "vitest";
import { fields as words } from "../../../words/messages.ts";
import { site } from "../../site/site.ts";
import { fieldErrorText } from "./field-error-text.ts";

const notes = { required: "Notes are required", malformed: "Please write something else" };

it.each([
  [{ code: "required" }, "Notes are required"],
  [{ code: "too-long", limit: 5000 }, "This can have up to 5,000 characters"],
  [{ code: "malformed" }, "Please write something else"],
  [{ code: "not-offered" }, "Please write something else"],
])("a field with the issue %j says: %s", (issue, text) => {
  expect(fieldErrorText({ field: "notes", ...issue }, notes, words, site.language)).toBe(text);
});
