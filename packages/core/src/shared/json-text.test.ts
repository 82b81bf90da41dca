import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import "../testing/runs.ts";
import { narrowJson, parseArray, parseJson } from "./json-text.ts";

describe("narrow JSON", () => {
  it.each([
    ["Reiki for two", '"Reiki for two"'],
    ["São João", '"São João"'],
    ["ÿ", '"ÿ"'],
    ["Āryā", '"\\u0100ry\\u0101"'],
    ["“Hands on”", '"\\u201cHands on\\u201d"'],
    ["🌙", '"\\ud83c\\udf19"'],
    ["\ud83c", '"\\ud83c"'],
    ["\uffff", '"\\uffff"'],
  ])("of %j is %s", (text, json) => {
    expect(narrowJson(text)).toBe(json);
  });

  it("means the same as JSON, and has no character above U+00FF", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const json = narrowJson(value);
        expect([...json].every((character) => character <= "\u00ff")).toBe(true);
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
      }),
      { numRuns: inject("runs") },
    );
  });
});

describe("a text from outside", () => {
  it.each([
    ['[{"id":1}]', [{ id: 1 }]],
    [" [ ] ", []],
    ['{"0":1}', undefined],
    ["null", undefined],
    ["[{", undefined],
    ["", undefined],
  ])("holds a list or does not: %j", (text, values) => {
    expect(parseArray(text)).toEqual(values);
  });

  it.each([
    [200, true],
    [201, false],
    [100_000, false],
  ])("nested %d deep can be written again: %s", (depth, isValue) => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const text = `${open.repeat(depth - 1)}[]${close.repeat(depth - 1)}`;
      expect(parseJson(text) !== undefined).toBe(isValue);
    }
  });

  it("holds a value or does not", () => {
    expect(parseJson("null")).toBe(null);
    expect(parseJson('"The practice"')).toBe("The practice");
    expect(parseJson("The practice")).toBe(undefined);
  });
});
