import { describe, expect, it } from "vitest";
import { reversedScheme } from "./custom-properties.ts";
import { type Color, darkPalette, lightPalette } from "./palette.ts";
import { color } from "./tokens.ts";

/** What is set in a light page, and in a dark one. */
const [before, inLight = "", inDark = ""] = reversedScheme.join("").split("@media");

describe("the reversed scheme", () => {
  it.each(Object.keys(lightPalette) as Color[])(
    "sets %s, so that every pair on it is one that was measured",
    (token) => {
      const name = color[token].replace(/^var\((.+)\)$/, "$1");
      expect(inLight).toContain(`${name}: ${darkPalette[token]};`);
      expect(inDark).toContain(`${name}: ${lightPalette[token]};`);
    },
  );

  it("leaves print and forced colors alone", () => {
    expect(before?.trim()).toBe("");
    for (const rules of [inLight, inDark]) expect(rules).toMatch(/^ screen and \(forced-colors: none\)/);
  });
});
