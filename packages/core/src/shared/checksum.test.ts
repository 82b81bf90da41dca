import fc from "fast-check";
import { expect, it } from "vitest";
import { fastestRun } from "../testing/fastest-run.ts";
import { checksum } from "./checksum.ts";

/** What zlib answers for the same bytes. */
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

it("takes a full store in its stride", () => {
  const text = "x".repeat(5 * 1024 * 1024);
  expect(fastestRun(() => checksum(text))).toBeLessThan(500);
});
