import { anyCodePoint } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeNonLatin1, toStoredJson, unescapeJson } from "./stored-json.ts";

describe("stored JSON", () => {
  it.each([
    ["plain", '"plain"'],
    ["ÿ", '"ÿ"'],
    ["Ā", '"\\u0100"'],
    ["“✨”", '"\\u201c\\u2728\\u201d"'],
    ["😀", '"\\ud83d\\ude00"'],
    ["\uffff", '"\\uffff"'],
    ["\ud800", '"\\ud800"'],
    ["\u2028", '"\\u2028"'],
  ])("of %j is %s", (text, json) => {
    expect(toStoredJson(text)).toBe(json);
    expect(escapeNonLatin1(JSON.stringify(text))).toBe(json);
  });

  it("means the same as JSON, and never has a character above U+00FF", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCodePoint }), (value) => {
        const json = toStoredJson(value);
        expect([...json].every((character) => character <= "\u00ff")).toBe(true);
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
        expect(unescapeJson(json)).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
      }),
    );
  });
});
