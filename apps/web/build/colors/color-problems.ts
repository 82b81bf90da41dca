import type { ColorsConfig } from "../../src/site/define-site-config.ts";
import type { Color } from "../../src/ui/theme/palette.ts";
import { contrast, grounds, luminance, mix, type Palette, palettesOf } from "./palettes.ts";

/** What text may be written in, on every ground. */
const texts: readonly Color[] = ["ink", "textMuted", "accent", "danger"];

type Pair = readonly [on: Color, ground: Color, least: number, ink: number];

/** Every pair in use: what lies on what, the least contrast it must have, and how much ink is mixed into the ground. */
export const pairs: readonly Pair[] = [
  ...grounds.map((ground) => ["ink", ground, 7, 0] satisfies Pair),
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5, 0] satisfies Pair)),
  ["edge", "paper", 3, 0],
  ["edge", "raised", 3, 0],
  // A button that is hovered or pressed mixes its ground: first the filled button, then the others.
  ["paper", "paper", 4.5, 0.86],
  ["paper", "paper", 4.5, 0.76],
  ["ink", "paper", 4.5, 0.06],
  ["ink", "paper", 4.5, 0.12],
  ["ink", "raised", 4.5, 0.12],
  ["ink", "dangerGround", 4.5, 0.16],
];

/** The contrast of a pair in a palette. */
export function contrastOf([on, ground, , ink]: Pair, palette: Palette): number {
  return contrast(palette[on], mix(palette.ink, palette[ground], ink));
}

/** What cannot be read in the owner's colors, and schemes that are not of their kind. */
export function colorProblems(colors?: ColorsConfig): string[] {
  const { lightPalette, darkPalette } = palettesOf(colors);
  const light = problemsIn("light", lightPalette);
  // A dark scheme that is derived from a wrong light one repeats its problems.
  return light.length > 0 && !colors?.dark ? light : [...light, ...problemsIn("dark", darkPalette)];
}

/** The first color that cannot be read. All but paper, ink and accent move until they can. */
function problemsIn(scheme: "light" | "dark", palette: Palette): string[] {
  const isLight = luminance(palette.paper) > luminance(palette.ink);
  if (isLight !== (scheme === "light")) {
    return [`colors, ${scheme}: expected paper to be ${isLight ? "darker" : "lighter"} than ink.`];
  }
  const faint = pairs.find((pair) => contrastOf(pair, palette) < pair[2]);
  if (faint === undefined) return [];
  const [color, ground, least, ink] = faint;
  const on = ink === 0 ? `${ground} "${palette[ground]}"` : "a pressed button";
  // Rounded down, so that a contrast just below the limit does not read like the limit.
  const ratio = Math.floor(contrastOf(faint, palette) * 10) / 10;
  return [
    `colors, ${scheme}: ${color} "${palette[color]}" on ${on} is ${ratio} to 1, expected at least ${least} to 1.`,
  ];
}
