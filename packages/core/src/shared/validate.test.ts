import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ValidationError } from "./errors.ts";
import { limitedText, readRecord, readRecords, requiredText, validate } from "./validate.ts";

const schema = v.object({
  name: requiredText(5),
  word: v.pipe(v.string(), v.regex(/^a../)),
  note: v.optional(limitedText(1200)),
  kind: v.optional(v.picklist(["one", "two"])),
  count: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(9))),
});

function issuesOf(draft: unknown) {
  try {
    validate(schema, draft);
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.issues : error;
  }
}

/** Hangul and Khmer fillers, the Mongolian vowel separator, a tag, and a musical beam. */
const BLANK = ["\u115f\u1160", "\uffa0", "\u17b4", "\u180e", "\u{e0020}", "\u{1d173}"];

const whole = { name: "Alma", word: "abc" };

describe("validating a draft", () => {
  it("trims strings and drops unknown fields", () => {
    expect(validate(schema, { name: "   Bruno\n", word: "abc", note: " \u00a0", more: 1 })).toStrictEqual({
      name: "Bruno",
      word: "abc",
      note: "",
    });
    expect(validate(schema, { ...whole, note: undefined })).toStrictEqual({ ...whole, note: undefined });
  });

  it("reports the first broken rule of each field", () => {
    expect(issuesOf({ name: "\u00a0\t\n", word: "x" })).toEqual([
      { field: "name", code: "required" },
      { field: "word", code: "malformed" },
    ]);
  });

  it.each<[field: string, value: unknown, issue: object]>([
    ...["\u200b", "\ufeff\u2060\u00ad", "\u3164", "\u2800 ", "\u202e", ...BLANK].map(
      (blank): [string, unknown, object] => ["name", blank, { code: "required" }],
    ),
    ...["a\u0000", "\ud800b", "b\udc00"].map((broken): [string, unknown, object] => [
      "name",
      broken,
      { code: "malformed" },
    ]),
    ["note", "a\u0000", { code: "malformed" }],
    ["name", undefined, { code: "required" }],
    ["name", 1, { code: "required" }],
    ["name", "Bruno!", { code: "too-long", limit: 5 }],
    ["note", "x".repeat(1201), { code: "too-long", limit: 1200 }],
    ["word", "xyz", { code: "malformed" }],
    ["kind", "three", { code: "not-offered" }],
    ["count", 0, { code: "out-of-range", limit: 1 }],
    ["count", 10, { code: "out-of-range", limit: 9 }],
  ])("rejects %s with the value %j: %j", (field, value, issue) => {
    expect(issuesOf({ ...whole, [field]: value })).toEqual([{ field, ...issue }]);
  });

  it("reports a missing field", () => {
    expect(issuesOf({ name: "Alma" })).toMatchObject([{ field: "word", code: "required" }]);
    expect(issuesOf(null)).toMatchObject([{ field: "", code: "required" }]);
  });
});

it("a list omits its unreadable records", () => {
  const word = { name: "Alma", word: "aura" };
  expect(readRecords(schema, [word, { name: "Alma" }, null])).toEqual([word]);
  expect(readRecords(schema, [])).toEqual([]);
  expect(() => readRecords(schema, [null])).toThrow(expect.objectContaining({ reason: "unreadable" }));
  expect([{ name: "Alma" }, null].map((value) => readRecord(schema, value))).toEqual([
    { unreadableField: "word" },
    { unreadableField: "not a record" },
  ]);
});

it("a record omits its invalid optional fields", () => {
  const stored = { name: "Alma", word: "aura", note: null, kind: "three", count: 10 };
  expect(readRecord(schema, stored)).toStrictEqual({ record: { name: "Alma", word: "aura" } });
  expect(readRecord(schema, { ...stored, word: 1 })).toEqual({ unreadableField: "word" });
});
