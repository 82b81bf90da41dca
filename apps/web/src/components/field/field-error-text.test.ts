import { expect, it } from "vitest";
import { fieldErrorText } from "./field-error-text.ts";

const notes = { id: "notes", name: "Notes", malformed: "Please write something else" };

it.each([
  [{ code: "required" }, "Notes is required"],
  [{ code: "too-long", limit: 5000 }, "Notes can have up to 5,000 characters"],
  [{ code: "malformed" }, "Please write something else"],
  [{ code: "not-offered" }, "Please write something else"],
])("a field with the issue %j says: %s", (issue, text) => {
  expect(fieldErrorText({ field: "notes", ...issue }, notes)).toBe(text);
});
