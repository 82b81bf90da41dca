import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { GalleryScene, type Scene } from "../../components/drawings/gallery-scene.tsx";
import { Photograph } from "../../components/photograph.ts";
import { pictureAddress } from "../../components/picture-address.ts";
import { borderWidth, color, motion, radius } from "../../theme/tokens.ts";

const WIDTHS = [480, 800, 1200, 1600];

/** The sources of the image. A file of the site, and an address with a query of its own, have one size. */
function sources(picture: string) {
  const source = (width: number) => pictureAddress(picture, width, (width * 10) / 16);
  if (/^\/|\?/.test(picture)) return { src: source(800) };
  return {
    src: source(800),
    srcSet: WIDTHS.map((width) => `${source(width)} ${width}w`).join(", "),
    sizes: "(min-width: 72rem) 72rem, 92vw",
  };
}

interface SlidePictureProps {
  readonly alt: string;
  readonly scene: Scene;
  /** Which of twelve washes of light lies over the picture. */
  readonly gradient: number;
  /** The picture's address, or `null` for the drawing alone. */
  readonly picture: string | null;
}

/**
 * What a slide shows: the drawing at once, over it the picture once its host has sent it, and over both the slide's own
 * gradient of light. If the host cannot be reached, the drawing stays.
 */
export function SlidePicture({ alt, scene, gradient, picture }: SlidePictureProps) {
  const [arrived, setArrived] = useState(false);

  // The picture may have loaded before this script ran; its load event is over then.
  const noticeEarlyArrival = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setArrived(true);
  }, []);

  return (
    <Frame role="img" aria-label={alt}>
      <GalleryScene scene={scene} fit="slice" />
      {picture !== null && (
        <SlidePhotograph
          {...sources(picture)}
          width={1600}
          height={1000}
          ref={noticeEarlyArrival}
          onLoad={() => setArrived(true)}
          onError={() => setArrived(false)}
          $arrived={arrived}
        />
      )}
      {arrived && <Gradient $gradient={gradient} />}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.paper};
  & > svg { width: 100%; height: 100%; }
  /* From one slide to the next, the light moves to its new places. */
  & [data-field] {
    transition: cx ${motion.calm}, cy ${motion.calm}, rx ${motion.calm}, ry ${motion.calm}, opacity ${motion.calm};
  }
`;

const SlidePhotograph = styled(Photograph)<{ $arrived: boolean }>`
  opacity: ${({ $arrived }) => ($arrived ? 1 : 0)};
  transition: opacity ${motion.calm};
`;

const glows = [color.glow1, color.glow2, color.glow3, color.glow4, color.glow5];

function glow(index: number): string {
  return glows[index % glows.length] ?? color.glow1;
}

const Gradient = styled.div<{ $gradient: number }>`
  position: absolute;
  inset: 0;
  mix-blend-mode: soft-light;
  background:
    radial-gradient(circle at ${({ $gradient }) => 15 + ((($gradient * 37) % 12) * 70) / 12}% 20%, ${({ $gradient }) => glow($gradient)}, transparent 60%),
    radial-gradient(circle at ${({ $gradient }) => 85 - ((($gradient * 29) % 12) * 70) / 12}% 85%, ${({ $gradient }) => glow($gradient + 2)}, transparent 65%),
    color-mix(in srgb, ${({ $gradient }) => glow($gradient + 3)} 55%, transparent);
`;
