import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };
const CODE_POINTS = 0x110000 - SURROGATES.count;

/**
 * Any code point except a lone surrogate, as the unit of a string. fast-check's own unit "binary" generates the same,
 * but first builds a table of all code points, which takes longer than most properties.
 */
export const anyCodePoint: fc.Arbitrary<string> = fc.nat({ max: CODE_POINTS - 1 }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (text) => {
    const code = typeof text === "string" ? text.codePointAt(0) : undefined;
    if (code === undefined || text !== String.fromCodePoint(code)) throw new Error("Not a code point");
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);
