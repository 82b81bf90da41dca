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
