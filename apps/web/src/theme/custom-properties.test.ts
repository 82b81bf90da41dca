import { describe, expect, it } from "vitest";
import { reversedScheme } from "./custom-properties.ts";
import { type Color, darkPalette, lightPalette, printPalette } from "./palette.ts";
import { color } from "./tokens.ts";

/** What each palette sets, in the order of the style: in a light page, in a dark one, and in print. */
const [inLight = "", inDark = "", inPrint = ""] = reversedScheme.join("").split("@media");

describe("the reversed scheme", () => {
  it.each(Object.keys(lightPalette) as Color[])(
    "sets %s, so that every pair on it is one that was measured",
    (token) => {
      const name = color[token].replace(/^var\((.+)\)$/, "$1");
      expect(inLight).toContain(`${name}: ${darkPalette[token]};`);
      expect(inDark).toContain(`${name}: ${lightPalette[token]};`);
    },
  );

  it("is no scheme of its own in print", () => {
    expect(inPrint).toContain(`--paper: ${printPalette.paper};`);
  });
});
