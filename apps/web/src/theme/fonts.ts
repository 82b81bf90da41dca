import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/**
 * The two fonts, each with a fallback that nearly every computer has, scaled to the same width and height, so that nearly
 * all sentences of the site break into the same lines and nothing moves when the fonts arrive.
 *
 * The page is first painted in the fallbacks; boot.ts loads the fonts after that and then sets `data-fonts`. Loaded
 * earlier, their 49 kB share a slow connection with the page: its largest paint then takes 1278 ms instead of 811 in
 * Lighthouse.
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

  @font-face {
    font-family: "Marcellus Fallback";
    src: local("Liberation Serif"), local("Times New Roman");
    size-adjust: 112.3%;
    ascent-override: 86.4%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: "Hanken Grotesk";
    src: url("${hanken}") format("woff2");
    font-weight: 100 900;
    font-display: swap;
  }

  @font-face {
    font-family: "Hanken Fallback";
    src: local("Liberation Sans"), local("Arial");
    font-weight: 400;
    size-adjust: 100.3%;
    ascent-override: 99%;
    descent-override: 29.7%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: "Hanken Fallback";
    src: local("Liberation Sans Bold"), local("Arial Bold");
    font-weight: 600;
    size-adjust: 93.9%;
    ascent-override: 105.9%;
    descent-override: 31.8%;
    line-gap-override: 0%;
  }

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
