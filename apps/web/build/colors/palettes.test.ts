import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ColorsConfig } from "../../src/site/define-site-config.ts";
import { type Color, darkPalette, lightPalette, printPalette } from "../../src/ui/theme/palette.ts";
import { siteConfigProblems } from "../site-config/read-site-config.ts";
import { colorProblems, contrast, contrastOf, mix, pairs, palettesOf } from "./palettes.ts";

describe.each<[string, Record<Color, string>]>([
  ["light", lightPalette],
  ["dark", darkPalette],
  ["printed", { ...lightPalette, ...printPalette }],
])("the %s palette", (_, palette) => {
  it.each(pairs)("shows %s on %s with a contrast of at least %s:1", (on, ground, least, ink) => {
    expect(contrastOf([on, ground, least, ink], palette)).toBeGreaterThanOrEqual(least);
  });
});

it("measures contrast like WCAG", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

const WRONG: readonly unknown[] = [
  "green",
  { light: { paper: "green" } },
  { glow: Array(6).fill("#9bd8a5") },
  { light: { accent: "#3f9b6b" } },
  { light: { ink: "#555555" } },
  { light: { paper: "#102018" } },
  { dark: { ink: "#808080" } },
  { dark: { accent: "#2f6b4f" } },
  { dark: { paper: "#ffffff" } },
  { light: { ink: "#333333", accent: "#EEE" }, dark: { accent: "#333" } },
];

describe("the owner's colors", () => {
  it("are rejected with one message per unusable color", () => {
    const sentences = WRONG.map((colors) => siteConfigProblems({ colors }).join(" AND "));
    expect(sentences.join("\n")).toMatchInlineSnapshot(`
      "colors: found "green", expected settings between { and }.
      colors, light, paper: found "green", expected a color such as "#2f6b4f".
      colors, glow: found a list, expected a list of one to five colors between [ and ].
      colors, light: accent "#3f9b6b" on paper "#faf6ef" is 3.1 to 1, expected at least 4.5 to 1.
      colors, light: ink "#555555" on paper "#faf6ef" is 6.9 to 1, expected at least 7 to 1.
      colors, light: expected paper to be lighter than ink.
      colors, dark: ink "#808080" on paper "#17122a" is 4.5 to 1, expected at least 7 to 1.
      colors, dark: accent "#2f6b4f" on paper "#17122a" is 2.8 to 1, expected at least 4.5 to 1.
      colors, dark: expected paper to be darker than ink.
      colors, light: accent "#eeeeee" on paper "#faf6ef" is 1 to 1, expected at least 4.5 to 1. AND colors, dark: accent "#333333" on paper "#1c1c1c" is 1.3 to 1, expected at least 4.5 to 1."
    `);
  });

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const colors: fc.Arbitrary<ColorsConfig> = fc
    .record({ paper: hex, ink: hex, accent: hex })
    .map(({ paper, ink, accent }) => ({
      light: { paper: mix(paper, "#ffffff", 0.2), ink: mix(ink, "#000000", 0.3), accent: mix(accent, "#000000", 0.5) },
    }))
    .filter((candidate) => colorProblems(candidate).every((problem) => !problem.startsWith("colors, light")));

  it("produce readable light and dark palettes", () => {
    fc.assert(
      fc.property(colors, (given) => {
        for (const palette of Object.values(palettesOf(given))) {
          for (const pair of pairs) expect(contrastOf(pair, palette)).toBeGreaterThanOrEqual(pair[2]);
        }
      }),
    );
  });

  it("are the default colors if none are set", () => {
    expect(palettesOf()).toEqual({ lightPalette, darkPalette });
    const glow = ["#111111", "#222222"];
    const lights = { glow1: "#111111", glow2: "#222222", glow3: "#111111", glow4: "#222222", glow5: "#111111" };
    expect(palettesOf({ glow }).darkPalette).toEqual({ ...darkPalette, ...lights });
  });
});
