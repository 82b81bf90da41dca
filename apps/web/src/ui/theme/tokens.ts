import { css } from "styled-components";
import { type Color, darkPalette, lightPalette } from "./palette.ts";

/** Custom properties, so the browser resolves the color scheme and nothing flashes. */
export const color: Record<Color, string> = Object.assign(
  {},
  ...Object.keys(lightPalette).map((name) => ({ [name]: `var(${propertyOf(name)})` })),
);

/** The spacing scale. `section` separates the parts of a page. */
export const space = {
  xs: "0.25rem",
  s: "0.5rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2rem",
  xxl: "3rem",
  section: "clamp(3.5rem, 7vw, 6rem)",
  gutter: "clamp(1.125rem, 5vw, 3rem)", // Between the page's content and the edge of the screen.
  panel: "clamp(1.5rem, 5vw, 3rem)", // Inside a panel as wide as the page.
  columns: "clamp(3rem, 6vw, 6rem)",
  indent: "1.25em", // The indentation of a list.
} as const;

/** `rule` separates; `edge` surrounds a control. */
export const borderWidth = { rule: "1px", edge: "1.5px" } as const;

/** The heights of controls, and the spaces inside them. */
export const control = {
  medium: "2.75rem", // The minimum height of a text button.
  large: "3rem", // The height of a button or field.
  label: "0.375rem", // Between a field and its label.
  mark: "0.625rem", // Between a mark and its word, and around a link in a list.
  line: "0.875rem", // Above and below a link in the open menu.
  /** A date is wide in large text, so narrow screens have less padding. */
  field: "0.625rem min(0.875rem, 4vw)",
  form: "1.5rem min(1.5rem, 5vw)",
  badge: "0.125rem 0.75rem",
} as const;

/** The type scale. The headline scales with a phone's width, so it wraps alike in the font and its fallback. */
export const type = {
  headline: "400 clamp(2.2rem, max(6.2vw, min(10.4vw, 2.6rem)), 5rem)/1.12 var(--display-font)",
  day: "400 3.75rem/1 var(--display-font)",
  title: "400 clamp(min(2.3rem, 16vw), 5vw, 3.5rem)/1.15 var(--display-font)",
  heading: "400 clamp(1.7rem, 3.2vw, 2.375rem)/1.2 var(--display-font)",
  subheading: "400 1.375rem/1.3 var(--display-font)",
  lead: "400 clamp(1.125rem, 1.6vw, 1.25rem)/1.6 var(--text-font)",
  text: "400 1.0625rem/1.65 var(--text-font)",
  strong: "600 1.0625rem/1.5 var(--text-font)",
  small: "400 0.9375rem/1.55 var(--text-font)",
  label: "600 0.9375rem/1.4 var(--text-font)",
} as const;

/** The height of a toast with three lines. */
export const toastHeight = "9rem";

export const radius = { field: "0.75rem", card: "1.5rem", pill: "999px" } as const;

/** A digit is wider than most letters, so 62 characters take about 51ch, as in `terms`. */
export const measure = { text: "62ch", terms: "51ch", form: "38rem", page: "72rem" } as const;

/**
 * `mediumUp` shows the navigation as a row (specification, section 9). `hover` excludes phones, where a hover style
 * sticks after a touch. On a `short` screen, e.g. at 400% zoom, nothing may cover the page for long.
 */
export const media = {
  belowMedium: "@media screen and (max-width: 47.99em)",
  mediumUp: "@media (min-width: 48em)",
  largeUp: "@media (min-width: 64em)",
  hover: "@media (hover: hover)",
  short: "@media (max-height: 30em)",
} as const;

/** The menu is in the browser's top layer, above all of these. */
export const zIndex = { bar: 5, header: 10, toast: 20 } as const;

/** Under 300 ms. Buttons and links have no transition, because it would delay their response. */
export const motion = { quick: "120ms ease-out", calm: "280ms ease-out" } as const;

/** `motion.calm` for the Web Animations API. */
export const calmMotion = { duration: 280, easing: "ease-out" } as const;

/** Returns `--danger-ground` for `dangerGround`, `--glow-1` for `glow1`. */
function propertyOf(name: string): string {
  return `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`;
}

export function customProperties(palette: Record<string, string>): string {
  const properties = Object.entries(palette).map(([name, value]) => `${propertyOf(name)}: ${value};`);
  return properties.join(" ");
}

/** Switches a section to the opposite color scheme, except in print and forced-colors mode, which have only one. */
export const reversedScheme = css`
  @media screen and (forced-colors: none) {
    color-scheme: dark;
    ${customProperties(darkPalette)}
  }
  @media screen and (forced-colors: none) and (prefers-color-scheme: dark) {
    color-scheme: light;
    ${customProperties(lightPalette)}
  }
`;
