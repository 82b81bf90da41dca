import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { css } from "styled-components";

/**
 * The two faces, each with a stand-in that every computer has, stretched to the same width and height, so
 * that nothing moves when the real one arrives. With these figures nearly all of the site's own sentences, from phones to
 * desktops, break into the same lines in both.
 *
 * The page is first painted in the stand-ins. Only the next frame names the real faces: asked for earlier, their 49 kB
 * would share a slow line with the page itself and put off its first paint.
 */
export const fontFaces = css`
  @font-face {
    font-family: "Marcellus";
    src: url("${marcellus}") format("woff2");
    font-display: swap;
  }

  @font-face {
    font-family: "Marcellus Fallback";
    src: local("Times New Roman"), local("Liberation Serif");
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
    src: local("Arial"), local("Liberation Sans");
    font-weight: 400;
    size-adjust: 100.3%;
    ascent-override: 99%;
    descent-override: 29.7%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: "Hanken Fallback";
    src: local("Arial Bold"), local("Liberation Sans Bold");
    font-weight: 600;
    size-adjust: 93.9%;
    ascent-override: 105.9%;
    descent-override: 31.8%;
    line-gap-override: 0%;
  }

  @keyframes faces {
    to {
      --display-face: "Marcellus";
      --text-face: "Hanken Grotesk";
    }
  }

  :root {
    --display-face: "Marcellus Fallback";
    --text-face: "Hanken Fallback";
    animation: faces 1ms both;
  }
`;
