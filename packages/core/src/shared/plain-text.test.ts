import { anyCodePoint, HOSTILE_TEXTS } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeText, encodeToFit, plainLine, plainText } from "./plain-text.ts";

describe("plain text", () => {
  it.each([
    ["any line break as one", "a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["no control characters", "a\u0000b\u0007c\u001bd\u007fe\u0085f", "abcdef"],
    ["whole emoji", "aura 🧘‍♀️ ✨", "aura 🧘‍♀️ ✨"],
    ["no halves of characters", "a\uD800b\uDC00c", "a\uFFFDb\uFFFDc"],
    ["any direction", "שלום ومرحبا", "שלום ومرحبا"],
  ])("keeps %s", (_, given, kept) => {
    expect(plainText(given)).toBe(kept);
  });
});

describe("a plain line", () => {
  it.each([
    ["short", "  Group\r\n\tReiki  evening ", 60, "Group Reiki evening"],
    ["too long", "Group Reiki evening", 12, "Group Reiki…"],
    ["too long, cut between words", "Group Reiki evening", 14, "Group Reiki…"],
    ["too long, of emoji", "✨🌙✨🌙✨🌙", 4, "✨🌙✨…"],
    ["blank", " \n ", 60, ""],
  ])("is one line: %s", (_, given, length, line) => {
    expect(plainLine(given, length)).toBe(line);
  });
});

describe("an encoded text", () => {
  it.each([
    ["ampersands and the like", "a&b=c?d#e+f%g", "a%26b%3Dc%3Fd%23e%2Bf%25g"],
    ["line breaks", "a\nb\r\nc", "a%0D%0Ab%0D%0Ac"],
    ["a half of a character", "\uD83D", "%EF%BF%BD"],
  ])("holds %s", (_, text, encoded) => {
    expect(encodeText(text)).toBe(encoded);
  });

  it("is whole where it fits", () => {
    expect(encodeToFit("a b", 5, "…")).toEqual({ text: "a%20b", whole: true });
    expect(encodeToFit("a b", 4, "~")).toEqual({ text: "a~", whole: false });
  });

  it("never grows beyond its limit, and begins as the text does, for any text", () => {
    const anyText = fc.oneof(fc.string({ unit: anyCodePoint, maxLength: 300 }), fc.constantFrom(...HOSTILE_TEXTS));
    fc.assert(
      fc.property(anyText, fc.integer({ min: 10, max: 400 }), (text, length) => {
        const fitted = encodeToFit(text, length, "[cut]");
        expect(fitted.text.length).toBeLessThanOrEqual(length);
        const decoded = decodeURIComponent(fitted.text).replaceAll("\r\n", "\n");
        if (fitted.whole) expect(decoded).toBe(plainText(text));
        else expect(plainText(text).startsWith(decoded.replace(/\[cut\]$/, ""))).toBe(true);
      }),
    );
  });
});
