import { describe, expect, it } from "vitest";
import { canonicalJson, parseArray, parseJson } from "./json-text.ts";

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

  it("holds a value or does not", () => {
    expect(parseJson("null")).toBe(null);
    expect(parseJson('"The practice"')).toBe("The practice");
    expect(parseJson("The practice")).toBe(undefined);
  });
});

it("a value has one text, in whatever order its fields are", () => {
  expect(canonicalJson({ b: [1, "x", null], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[1,"x",null]}');
});
