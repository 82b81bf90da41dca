import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFieldErrorText } from "./use-field-error-text.ts";

const notes = { required: "Notes are required", malformed: "Please write something else" };

it.each([
  [{ code: "required" }, "Notes are required"],
  [{ code: "too-long", limit: 5000 }, "This can have up to 5,000 characters"],
  [{ code: "malformed" }, "Please write something else"],
  [{ code: "not-offered" }, "Please write something else"],
])("a field with the issue %j says: %s", (issue, text) => {
  const { result: errorTextOf } = renderHook(() => useFieldErrorText({ notes }));
  expect(errorTextOf.current({ field: "notes", ...issue })).toBe(text);
});
