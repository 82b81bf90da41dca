import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCodePoint } from "../testing/arbitraries.ts";
import { checksum } from "./marked-file.ts";

it.each([
  ["an empty string", "", "00000000"],
  ["a letter", "a", "3d3f4819"],
  ["a long string", "x".repeat(1000), "10475223"],
])("the checksum of %s equals zlib's", (_, text, expected) => {
  expect(checksum(text)).toBe(expected);
});

it("the checksum is the same when computed in chunks", () => {
  expect(checksum("text", checksum("a full "))).toBe(checksum("a full text"));
});

it("the checksum changes when one character changes", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCodePoint, minLength: 1 }),
      fc.nat(),
      fc.nat({ max: 0xffff }),
      (text, at, unit) => {
        const index = at % text.length;
        const other = text.slice(0, index) + String.fromCharCode(unit) + text.slice(index + 1);
        expect(checksum(other) === checksum(text)).toBe(other === text);
      },
    ),
  );
});
