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
  ])("parses to a list or undefined: %j", (text, values) => {
    expect(parseArray(text)).toEqual(values);
  });

  it("parses to a value or undefined", () => {
    expect(parseJson("null")).toBe(null);
    expect(parseJson('"The practice"')).toBe("The practice");
    expect(parseJson("The practice")).toBe(undefined);
  });
});

it("a value has the same text whatever the order of its fields", () => {
  expect(canonicalJson({ b: [1, "x", null], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[1,"x",null]}');
});
