import { anyCodePoint } from "@inner-light/core/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { elementTexts } from "./element-texts.ts";

it.each([
  ["[]", []],
  [" [ ]\n", []],
  ['[1e2, {"a": [1, "]"]}\n ,null]', ["1e2", ' {"a": [1, "]"]}\n ', "null"]],
  ['["\\"],[", "\\\\", {"a":"}"}]', ['"\\"],["', ' "\\\\"', ' {"a":"}"}']],
  ["[{", undefined],
  ["{}", undefined],
  ["", undefined],
])("the elements of %j are written %j", (text, elements) => {
  expect(elementTexts(text)).toEqual(elements);
});

it("the elements of any array make it again", () => {
  const values = fc.array(fc.oneof(fc.jsonValue(), fc.string({ unit: anyCodePoint })));
  fc.assert(
    fc.property(values, fc.constantFrom(0, 2, "\t"), (array, indent) => {
      const text = JSON.stringify(array, null, indent);
      const elements = elementTexts(text) ?? [];
      expect(elements.map((element) => JSON.parse(element))).toEqual(JSON.parse(text));
      if (array.length > 0) expect(`[${elements.join(",")}]`).toBe(text);
    }),
  );
});
