import { describe, expect, it } from "vitest";
import { type Color, darkPalette, lightPalette, printPalette } from "./palette.ts";

/** Contrast of two colors by WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What text may be written in, wherever the page, a card or an error is the ground. */
const texts: readonly Color[] = ["ink", "textMuted", "accent", "danger", "success"];
const grounds: readonly Color[] = ["paper", "raised", "dangerGround"];

type Pair = readonly [on: Color, ground: Color, least: number];

/** Every pair in use: what lies on what, and the least contrast it must have. */
const pairs: readonly Pair[] = [
  ...grounds.map((ground) => ["ink", ground, 7] satisfies Pair),
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] satisfies Pair)),
  ["paper", "ink", 7],
  // The edge of a field or button, and the ring around what has the focus, which lies on the ground on both its sides.
  ["edge", "paper", 3],
  ["edge", "raised", 3],
  ["danger", "paper", 3],
  ["accent", "dangerGround", 3],
];

/** Grounds that are mixed when something is pointed at or pressed: how much ink, into what, under which text. */
const mixes: readonly [ink: number, ground: Color, text: Color][] = [
  [0.86, "paper", "paper"],
  [0.76, "paper", "paper"],
  [0.06, "paper", "ink"],
  [0.12, "paper", "ink"],
  [0.12, "raised", "ink"],
  [0.16, "dangerGround", "ink"],
];

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

describe.each([
  { scheme: "light", palette: lightPalette as Record<Color, string> },
  { scheme: "dark", palette: darkPalette },
  { scheme: "printed", palette: { ...(lightPalette as Record<Color, string>), ...printPalette } },
])("the $scheme palette", ({ palette }) => {
  it.each(pairs)("shows %s on %s at %s:1 or more", (on, ground, least) => {
    expect(contrast(palette[on], palette[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(mixes)("keeps text readable on %s of ink in %s, in %s", (share, ground, text) => {
    expect(contrast(palette[text], mix(palette.ink, palette[ground], share))).toBeGreaterThanOrEqual(4.5);
  });
});
