import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** A font of the computer with this weight, or any, in the size, ascent and descent of one of ours, in percent. */
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
 * The two fonts, each with a fallback that nearly every computer has, scaled to the same width and height, so that nearly
 * all sentences of the site break into the same lines and nothing moves when the fonts arrive.
 *
 * The page is first painted in the fallbacks; boot.ts loads the fonts after that and then sets `data-fonts`. Loaded
 * earlier, their 49 kB share a slow connection with the page (docs/performance.md).
 *
 * A style element of its own holds this text. styled-components moves its own rules when it starts, which would make the
 * browser look up every font a second time.
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
