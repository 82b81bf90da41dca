import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** A system font, of one weight or any, with the size, ascent and descent of ours in percent. */
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

/**
 * The two fonts and their fallbacks, which are scaled to the same size, so that nothing moves when the fonts arrive. boot.ts
 * loads the fonts after the first paint and then sets `data-fonts`: earlier, their 49 kB would delay the page.
 *
 * In a style element of its own, because styled-components moves its rules when it starts, and the browser would look up
 * each font again.
 */
export const fontStyles = `
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

  [data-fonts] {
    --display-font: "Marcellus", "Marcellus Fallback", serif;
    --text-font: "Hanken Grotesk", "Hanken Fallback", sans-serif;
  }

  @media (scripting: none) {
    :root {
      --display-font: "Marcellus", "Marcellus Fallback", serif;
      --text-font: "Hanken Grotesk", "Hanken Fallback", sans-serif;
    }
  }
`;
