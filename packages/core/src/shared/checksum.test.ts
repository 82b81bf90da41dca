import fc from "fast-check";
import { expect, it } from "vitest";
import { checksum } from "./checksum.ts";

/** What zlib computes for the same bytes. */
it.each([
  ["", "00000000"],
  ["a", "3d3f4819"],
])("the checksum of %j is %s", (text, expected) => {
  expect(checksum(text)).toBe(expected);
});

it("tells apart texts that differ in one character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.nat(), fc.nat({ max: 0xffff }), (text, at, unit) => {
      const index = at % text.length;
      const other = text.slice(0, index) + String.fromCharCode(unit) + text.slice(index + 1);
      expect(checksum(other) === checksum(text)).toBe(other === text);
    }),
  );
});
