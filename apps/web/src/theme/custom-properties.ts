import { css } from "styled-components";
import { darkPalette, lightPalette } from "./palette.ts";

/** Writes a palette as custom properties: `dangerGround` becomes `--danger-ground`, `glow1` `--glow-1`. */
export function customProperties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}: ${value};`)
    .join(" ");
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
