import { anyCodePoint, HOSTILE_TEXTS } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeText, encodeToFit, LINKS, oneLine, plainLine, plainText } from "./plain-text.ts";

describe("converting to plain text", () => {
  it.each([
    ["normalizes line breaks", "a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["normalizes the soft line breaks of Word and Unicode", "a\u000bb\u2028c\u2029d", "a\nb\nc\nd"],
    ["removes control characters", "a\u0000b\u0007c\u001bd\u007fe\u0085f", "abcdef"],
    ["preserves emoji", "aura 🧘‍♀️ ✨", "aura 🧘‍♀️ ✨"],
    ["replaces unpaired surrogates", "a\uD800b\uDC00c", "a\uFFFDb\uFFFDc"],
  ])("%s", (_, given, kept) => {
    expect(plainText(given)).toBe(kept);
  });
});

describe("a plain line", () => {
  it.each([
    ["a short string", "  Group\r\n\tReiki  evening ", 60, "Group Reiki evening"],
    ["a long string", "Group Reiki evening", 12, "Group Reiki…"],
    ["a long string, cut between words", "Group Reiki evening", 14, "Group Reiki…"],
    ["a long string of emoji", "✨🌙✨🌙✨🌙", 4, "✨🌙✨…"],
    ["a blank string", " \n ", 60, ""],
  ])("is made from %s", (_, given, length, line) => {
    expect(plainLine(given, length)).toBe(line);
  });
});

describe("an encoded string", () => {
  it.each([
    ["reserved characters", "a&b=c?d#e+f%g", "a%26b%3Dc%3Fd%23e%2Bf%25g"],
    ["line breaks", "a\nb\r\nc", "a%0D%0Ab%0D%0Ac"],
    ["an unpaired surrogate", "\uD83D", "%EF%BF%BD"],
  ])("escapes %s", (_, text, encoded) => {
    expect(encodeText(text)).toBe(encoded);
  });

  it("is not cut if it fits", () => {
    expect(encodeToFit("a b", 5, "…")).toEqual({ text: "a%20b", whole: true });
    expect(encodeToFit("a b", 4, "~")).toEqual({ text: "a~", whole: false });
  });

  it("stays within its limit", () => {
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

describe("a name on one line", () => {
  it.each([
    ["A.J. Reyes", "A.J. Reyes"],
    ["O’Brien-Smith  Siobhán", "O’Brien-Smith Siobhán"],
    ["  Zoë\u00a0de la Cruz", "Zoë de la Cruz"],
    ["علی\u200cرضا", "علی\u200cرضا"],
    ["ක්\u200dෂේමා", "ක්\u200dෂේමා"],
    ["A.\r\nBcc: all@example.com", "A. Bcc: all@example.com"],
    ["\u202eAlma\u0000\ud800", "Alma"],
    ["María José Carreño Quiñones", "María José Carreño Quiñones"],
    ["東海林\u3000賢蔵", "東海林 賢蔵"],
    ["葛\u{e0100}城", "葛\u{e0100}城"],
    ["\u200fיעל כהן\u200f", "יעל כהן"],
    ["V. S. Achuthanandan", "V. S. Achuthanandan"],
  ])("%j becomes %j", (fullName, name) => expect(oneLine(fullName)).toBe(name));
});

describe("links in text", () => {
  const linksIn = (text: string) => text.split(LINKS).filter((_, index) => index % 2 === 1);

  it.each([
    ["See https://quiet-lane.com/circle.", "https://quiet-lane.com/circle"],
    ["“https://quiet-lane.com”", "https://quiet-lane.com"],
    ["«https://quiet-lane.com»", "https://quiet-lane.com"],
    ["「https://quiet-lane.com」へ", "https://quiet-lane.com"],
    ["こちら：https://quiet-lane.com/夜。どうぞ", "https://quiet-lane.com/夜"],
    ["https://quiet-lane.com\u200b then", "https://quiet-lane.com"],
    ["https://quiet-lane.com/a\u2060\ufeff", "https://quiet-lane.com/a"],
    ["https://fr.wikipedia.org/wiki/L’Étranger", "https://fr.wikipedia.org/wiki/L’Étranger"],
    ["(https://en.wikipedia.org/wiki/Reiki_(art))", "https://en.wikipedia.org/wiki/Reiki_(art)"],
    ["https://quiet-lane.com/a?b=c&d=[e]#f!", "https://quiet-lane.com/a?b=c&d=[e]#f"],
    ["https://quiet-lane.com｡", "https://quiet-lane.com"],
    ["｜https://quiet-lane.com｜へ", "https://quiet-lane.com"],
    ["**https://quiet-lane.com/circle**", "https://quiet-lane.com/circle"],
    ["`https://quiet-lane.com/circle`", "https://quiet-lane.com/circle"],
    ["https://quiet-lane.com/circle—come!", "https://quiet-lane.com/circle"],
    ["https://quiet-lane.com/foo-(with-nested-(parens)).", "https://quiet-lane.com/foo-(with-nested-(parens))"],
    ["[Tickets](https://quiet-lane.com/t?a=1)", "https://quiet-lane.com/t?a=1"],
    ["http://www.bürgerentscheid-krankenhäuser.de", "http://www.bürgerentscheid-krankenhäuser.de"],
    [
      "https://maps.example/New+York,+NY/@40.702271,-73.9968471,11z",
      "https://maps.example/New+York,+NY/@40.702271,-73.9968471,11z",
    ],
    ["https://youtu.be/dQw4w9WgX-_", "https://youtu.be/dQw4w9WgX-_"],
    ["Write to info@quiet-lane.com.", "info@quiet-lane.com"],
    ["«ada@kräuter-haus.example»", "ada@kräuter-haus.example"],
    ["Mail: o'brien@quiet-lane.com; thanks", "o'brien@quiet-lane.com"],
    ["https://user@quiet-lane.com/x", "https://user@quiet-lane.com/x"],
  ])("are found in %j: %j", (text, link) => expect(linksIn(text)).toEqual([link]));

  it.each(["@quiet_lane", "a@b", "10 @ 5.00 each", "me@", "https://", "ftp://quiet-lane.com"])(
    "are not found in %j",
    (text) => expect(linksIn(text)).toEqual([]),
  );

  it("are found in a very long string", () => {
    expect(linksIn(`${"a.".repeat(50_000)} ada@quiet-lane.com`)).toEqual(["ada@quiet-lane.com"]);
  });
});
