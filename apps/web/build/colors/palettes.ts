import type { ColorsConfig, SchemeColors } from "../../src/site/define-site-config.ts";
import { type Color, darkPalette, lightPalette } from "../../src/ui/theme/palette.ts";

export type Palette = Readonly<Record<Color, string>>;

/** The colors of the site, one set for each scheme. */
export interface Palettes {
  readonly lightPalette: Palette;
  readonly darkPalette: Palette;
}

/** What text may lie on. */
export const grounds = ["paper", "raised", "dangerGround"] as const satisfies readonly Color[];

/**
 * The site's palettes with the owner's colors in them. What the owner leaves out of `dark` follows from `light`, so that
 * three colors are enough for both schemes.
 */
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
 * Mixes a palette from three colors in about the shares of the site's own. A color that the owner has not chosen moves
 * toward ink until it can be read. `lift` is how much white a card has more than the page.
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

/** A text with colors of the site's own palettes in it, such as a drawing, in those of others. */
export function recolor(text: string, palettes: Palettes): string {
  const colors = { ...pairs(darkPalette, palettes.darkPalette), ...pairs(lightPalette, palettes.lightPalette) };
  return text.replace(/#[0-9a-f]{6}\b/g, (color) => colors[color] ?? color);
}

function pairs(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(before).map(([name, color]) => [color, after[name]]));
}

/** The contrast of two colors by WCAG 2.2, "contrast ratio". Colors are written `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How light a color is by WCAG 2.2, "relative luminance": 0 for black, 1 for white. */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color, (value) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A share of one color in another, from 0 to 1, as `color-mix(in srgb, …)` mixes them. */
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
