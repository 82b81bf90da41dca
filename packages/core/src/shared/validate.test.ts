import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ValidationError } from "./errors.ts";
import { limitedText, readRecords, requiredText, validate } from "./validate.ts";

const schema = v.object({
  name: requiredText("Name", 5),
  word: v.pipe(v.string("a word"), v.minLength(3, "too short"), v.regex(/^a/, "must begin with a")),
  note: v.optional(limitedText("Note", 1200)),
  kind: v.optional(v.picklist(["one", "two"], "choose one")),
  count: v.optional(v.pipe(v.number(), v.minValue(1, "from 1"), v.maxValue(9, "up to 9"))),
});

function issuesOf(draft: unknown) {
  try {
    validate(schema, draft);
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.issues : error;
  }
}

const whole = { name: "Alma", word: "abc" };

describe("validating a draft", () => {
  it("returns it with its texts trimmed, and without fields that the noun does not have", () => {
    expect(validate(schema, { name: "   Bruno\n", word: "abc", note: " \u00a0", more: 1 })).toStrictEqual({
      name: "Bruno",
      word: "abc",
      note: "",
    });
    expect(validate(schema, { ...whole, note: undefined })).toStrictEqual({ ...whole, note: undefined });
  });

  it("names the first broken rule of each field, with its code and its message", () => {
    expect(issuesOf({ name: "\u00a0\t\n", word: "x" })).toEqual([
      { field: "name", code: "required", message: "Name is required" },
      { field: "word", code: "malformed", message: "too short" },
    ]);
  });

  it.each([
    ["name", undefined, "required", "Name is required"],
    ["name", 1, "required", "Name is required"],
    ["name", "Bruno!", "too-long", "Name can have up to 5 characters"],
    ["note", "x".repeat(1201), "too-long", "Note can have up to 1,200 characters"],
    ["word", "xyz", "malformed", "must begin with a"],
    ["kind", "three", "not-offered", "choose one"],
    ["count", 0, "out-of-range", "from 1"],
    ["count", 10, "out-of-range", "up to 9"],
  ])("refuses %s as %j: %s", (field, value, code, message) => {
    expect(issuesOf({ ...whole, [field]: value })).toEqual([{ field, code, message }]);
  });

  it("names a missing field, and never repeats a value that is not a draft", () => {
    expect(issuesOf({ name: "Alma" })).toMatchObject([{ field: "word", code: "required" }]);
    expect(issuesOf(null)).toMatchObject([{ field: "", code: "required" }]);
  });
});

it("the readable records are apart from the first unreadable field of each other value", () => {
  const word = { name: "Alma", word: "aura" };
  expect(readRecords(schema, [word, { name: "Alma" }, null])).toEqual({
    records: [word],
    unreadableFields: ["word", "not a record"],
  });
});
