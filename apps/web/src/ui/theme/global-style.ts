import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { createGlobalStyle } from "styled-components";
import { darkPalette, lightPalette, printPalette } from "./palette.ts";
import { color, customProperties, media, type } from "./tokens.ts";

export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    accent-color: ${color.accent};
    ${customProperties(lightPalette)}
    --header-height: 4.25rem;
    /* Large text may wrap the bar to two lines (header.tsx); on a short screen it scrolls away. */
    --bar-height: var(--header-height);
    --covered-height: var(--bar-height);
    ${media.short} { --covered-height: 0px; }
    @media (prefers-color-scheme: dark) {
      ${customProperties(darkPalette)}
    }
    @media print {
      color-scheme: light;
      font-size: 11pt;
      ${customProperties(printPalette)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scroll-padding-top: calc(var(--covered-height) + 1rem);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: ${type.text};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font: ${type.heading}; text-wrap: balance; }
  h1 { font: ${type.title}; }
  h3 { font: ${type.subheading}; }
  p, li, dd { text-wrap: pretty; }
  /* A right-to-left text aligns with the rest of its card, in Firefox and WebKit also in a list. */
  li { text-align: inherit; }
  [dir="auto"] { text-align: -webkit-match-parent; text-align: match-parent; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* Two quick taps, e.g. on "Next slide", must not zoom. */
  button, summary { touch-action: manipulation; }
  a { color: ${color.accent}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }

  :focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  h1:focus-visible, main:focus-visible { outline: none; }

  ::selection { background: ${color.ink}; color: ${color.paper}; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  /* Light adds no meaning to a drawing, and would override the colors that the user chose. */
  @media (forced-colors: active) {
    [data-light] { display: none; }
  }

  @media print {
    h1, h2, h3, h4 { break-after: avoid; }
    p, li { orphans: 3; widows: 3; }
    a { color: inherit; }
  }
`;

/** Returns CSS for a system font with our font's size, ascent and descent, in percent. */
function fallback(family: string, free: string, usual: string, weight: number | null, metrics: readonly number[]) {
  const [size, ascent, descent] = metrics;
  return `@font-face {
    font-family: "${family} Fallback";
    src: local("${free}"), local("${usual}");${weight === null ? "" : `\n    font-weight: ${weight};`}
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }`;
}

const loadedFonts = `
    --display-font: "Marcellus", "Marcellus Fallback", serif;
    --text-font: "Hanken Grotesk", "Hanken Fallback", sans-serif;`;

/**
 * The two fonts, and fallbacks scaled to the same size. Loading them before the first paint would delay it, so boot.ts
 * sets `data-fonts` afterward. They have their own style element, because styled-components moves its rules when it
 * starts. A function stays out of the app's bundle.
 */
export const fontStyles = () => `
  @font-face {
    font-family: "Marcellus";
    src: url("${marcellus}") format("woff2");
    font-display: swap;
  }

  ${fallback("Marcellus", "Liberation Serif", "Times New Roman", null, [112.3, 86.4, 24.9])}

  @font-face {
    font-family: "Hanken Grotesk";
    src: url("${hanken}") format("woff2");
    font-weight: 100 900;
    font-display: swap;
  }

  ${fallback("Hanken", "Liberation Sans", "Arial", 400, [100.3, 99, 29.7])}

  ${fallback("Hanken", "Liberation Sans Bold", "Arial Bold", 600, [93.9, 105.9, 31.8])}

  :root {
    --display-font: "Marcellus Fallback", serif;
    --text-font: "Hanken Fallback", sans-serif;
  }

  [data-fonts] { ${loadedFonts} }
  @media (scripting: none) { :root { ${loadedFonts} } }
`;
