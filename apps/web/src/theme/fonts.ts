import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/**
 * The two faces, each with a stand-in that every computer has, stretched to the same width and height, so that nothing
 * moves when the real one arrives. With these figures nearly all of the site's own sentences, from phones to desktops,
 * break into the same lines in both.
 *
 * The page is first painted in the stand-ins. The real faces are asked for after that, and named when both have come
 * (boot.ts): asked for earlier, their 49 kB would share a slow line with the page itself and put off its first paint.
 *
 * This is the text of a style element of its own. Beside the components' styles, which move to another element when the
 * app starts, all faces would be looked for a second time.
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
    --display-face: "Marcellus Fallback", serif;
    --text-face: "Hanken Fallback", sans-serif;
  }

  [data-faces] {
    --display-face: "Marcellus", "Marcellus Fallback", serif;
    --text-face: "Hanken Grotesk", "Hanken Fallback", sans-serif;
  }

  @media (scripting: none) {
    :root {
      --display-face: "Marcellus", "Marcellus Fallback", serif;
      --text-face: "Hanken Grotesk", "Hanken Fallback", sans-serif;
    }
  }
`;
