import { css } from "styled-components";
import { darkPalette, lightPalette } from "./palette.ts";

/** The custom property of a color: `--danger-ground` for `dangerGround`, `--glow-1` for `glow1`. */
export function propertyOf(name: string): string {
  return `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`;
}

/** Writes a palette as custom properties. */
export function customProperties(palette: Record<string, string>): string {
  const properties = Object.entries(palette).map(([name, value]) => `${propertyOf(name)}: ${value};`);
  return properties.join(" ");
}

/** The colors of the other scheme: dusk in a light page, dawn in a dark one. Print and forced colors have one scheme. */
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
