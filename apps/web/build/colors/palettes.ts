import type { ColorsConfig, SchemeColors } from "../../src/site/define-site-config.ts";
import { type Color, darkPalette, lightPalette } from "../../src/ui/theme/palette.ts";

export type Palette = Readonly<Record<Color, string>>;

export interface Palettes {
  readonly lightPalette: Palette;
  readonly darkPalette: Palette;
}

const grounds = ["paper", "raised", "dangerGround"] as const satisfies readonly Color[];

/** Applies the owner's colors to the site's palettes. Missing `dark` colors derive from `light`. */
export function palettesOf({ light, dark, glow }: ColorsConfig = {}): Palettes {
  const glows = glow && Object.fromEntries(GLOWS.map((name, index) => [name, glow[index % glow.length]]));
  const night = {
    paper: dark?.paper ?? (light?.ink && mix(light.ink, "#000000", 0.55)),
    ink: dark?.ink ?? light?.paper,
    accent: dark?.accent,
  };
  const base = { ...darkPalette, ...(light?.accent && { accent: light.accent }) };
  return {
    lightPalette: { ...(light ? derivePalette(lightPalette, light, 0.75) : lightPalette), ...glows },
    darkPalette: { ...(light || dark ? derivePalette(base, night, 0.045) : darkPalette), ...glows },
  };
}

const GLOWS = ["glow1", "glow2", "glow3", "glow4", "glow5"] as const satisfies readonly Color[];

/**
 * Mixes a palette from three colors. Moves colors that the owner did not choose toward ink until they are readable.
 * `lift` is how much whiter cards are than the page.
 */
function derivePalette(
  base: Palette,
  { paper = base.paper, ink = base.ink, accent }: SchemeColors,
  lift: number,
): Palette {
  const raised = mix("#ffffff", paper, lift);
  const on = { paper, raised, dangerGround: mix(base.danger, raised, 0.08) };
  const readable = (color: string, least = 4.5): string => {
    const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => mix(ink, color, share));
    return steps.find((step) => grounds.every((ground) => contrast(step, on[ground]) >= least)) ?? ink;
  };
  return {
    ...base,
    ...on,
    ink,
    accent: accent ?? readable(base.accent),
    textMuted: readable(mix(ink, paper, 0.76)),
    edge: readable(mix(ink, paper, 0.54), 3),
    line: mix(ink, paper, 0.12),
    danger: readable(base.danger),
  };
}

/** Replaces the site's palette colors in a string, such as an SVG. */
export function recolor(text: string, palettes: Palettes): string {
  const { darkPalette: dark, lightPalette: light } = palettes;
  const colors = { ...replacements(darkPalette, dark), ...replacements(lightPalette, light) };
  return text.replace(/#[0-9a-f]{6}\b/g, (color) => colors[color] ?? color);
}

function replacements(before: Palette, after: Palette): Readonly<Record<string, string>> {
  const names = Object.keys(before) as Color[];
  return Object.fromEntries(names.map((name) => [before[name], after[name]]));
}

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colors. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the WCAG 2.2 relative luminance: 0 for black, 1 for white. */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color, (value) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes `share` (0 to 1) of one color into another, like `color-mix(in srgb, …)`. */
export function mix(one: string, other: string, share: number): string {
  const [red, green, blue] = channels(one, (value) => value * share);
  const rest = channels(other, (value) => value * (1 - share));
  const mixed = [red + rest[0], green + rest[1], blue + rest[2]];
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function channels(color: string, change: (value: number) => number): [red: number, green: number, blue: number] {
  const value = (start: number) => change(Number.parseInt(color.slice(start, start + 2), 16));
  return [value(1), value(3), value(5)];
}

const texts: readonly Color[] = ["ink", "textMuted", "accent", "danger"];

type Pair = readonly [on: Color, ground: Color, least: number, ink: number];

/** Every color pair in use, its minimum contrast, and the share of ink mixed into the background. */
export const pairs: readonly Pair[] = [
  ...grounds.map((ground) => ["ink", ground, 7, 0] satisfies Pair),
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5, 0] satisfies Pair)),
  ["edge", "paper", 3, 0],
  ["edge", "raised", 3, 0],
  // Backgrounds of hovered and pressed buttons: first the filled button, then the others.
  ["paper", "paper", 4.5, 0.86],
  ["paper", "paper", 4.5, 0.76],
  ["ink", "paper", 4.5, 0.06],
  ["ink", "paper", 4.5, 0.12],
  ["ink", "raised", 4.5, 0.12],
  ["ink", "dangerGround", 4.5, 0.16],
];

export function contrastOf([on, ground, , ink]: Pair, palette: Palette): number {
  return contrast(palette[on], mix(palette.ink, palette[ground], ink));
}

/** Describes unreadable color pairs, and light schemes that are dark or vice versa. */
export function colorProblems(colors?: ColorsConfig): string[] {
  const { lightPalette, darkPalette } = palettesOf(colors);
  const light = problemsIn("light", lightPalette);
  // A dark scheme derived from a bad light one repeats its problems.
  return light.length > 0 && !colors?.dark ? light : [...light, ...problemsIn("dark", darkPalette)];
}

/** All colors except paper, ink and accent adapt by themselves. */
function problemsIn(scheme: "light" | "dark", palette: Palette): string[] {
  const isLight = luminance(palette.paper) > luminance(palette.ink);
  if (isLight !== (scheme === "light")) {
    return [`colors, ${scheme}: expected paper to be ${isLight ? "darker" : "lighter"} than ink.`];
  }
  const faint = pairs.find((pair) => contrastOf(pair, palette) < pair[2]);
  if (faint === undefined) return [];
  const [color, ground, least, ink] = faint;
  const on = ink === 0 ? `${ground} "${palette[ground]}"` : "a pressed button";
  // Rounds down, so 4.49 does not show up as 4.5.
  const ratio = Math.floor(contrastOf(faint, palette) * 10) / 10;
  return [
    `colors, ${scheme}: ${color} "${palette[color]}" on ${on} is ${ratio} to 1, expected at least ${least} to 1.`,
  ];
}
