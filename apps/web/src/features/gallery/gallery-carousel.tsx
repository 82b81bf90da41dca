import { useCallback, useRef, useState } from "react";
import { styled } from "styled-components";
import { gallery as words } from "../../../words/gallery.ts";
import { fill } from "../../site/fill.ts";
import { pictureOf } from "../../site/pictures.ts";
import { site } from "../../site/site.ts";
import { Button } from "../../ui/button/button.ts";
import { media, space } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { Caption, SlidePicture } from "./slide-picture.tsx";
import { useGallerySlides, useIsNear, useSlideDrawing } from "./use-gallery-slides.ts";
import { useRotation } from "./use-rotation.ts";
import { useSwipe } from "./use-swipe.ts";

/** The gallery, a carousel after the W3C APG pattern: one slide at a time, which rotates until the visitor stops it. */
export function GalleryCarousel() {
  const gallery = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(gallery);
  const slides = useGallerySlides(isNear);
  const count = slides.length;
  const [position, setPosition] = useState(0);
  const showToast = useToast();

  const index = Math.max(0, Math.min(position, count - 1));
  const slide = slides[index];
  const place = fill(words.position, { position: String(index + 1), count: String(count) });
  const drawing = useSlideDrawing(slide, isNear);
  const picture = slide ? pictureOf(slide.id, site.pictures) : null;
  const step = useCallback(
    (by: -1 | 1) => setPosition((before) => (before + by + count) % Math.max(count, 1)),
    [count],
  );
  const rotation = useRotation(gallery, index, step);
  const swipe = useSwipe(step);

  return (
    <div>
      <Gallery ref={gallery} role="region" aria-roledescription={words.kind} aria-label={words.name}>
        {slide === undefined ? (
          <Loading>{words.loading}</Loading>
        ) : (
          <>
            <GalleryControls
              index={index}
              count={count}
              position={place}
              rotation={rotation}
              onStep={step}
              onChoose={setPosition}
            />
            <Slide
              role="group"
              aria-roledescription={words.slide}
              aria-label={place}
              aria-live={rotation.rotating ? "off" : "polite"}
              {...swipe}
            >
              <SlidePicture
                key={picture}
                alt={slide.alt}
                drawing={drawing}
                index={index}
                picture={picture}
                glow={site.pictures.glow}
              />
              <Caption text={slide.description} texts={slides.map(({ description }) => description)} />
            </Slide>
          </>
        )}
      </Gallery>
      <AddMore>
        <Button $variant="outlined" onClick={() => showToast(words.notYet)}>
          {words.add}
        </Button>
      </AddMore>
    </div>
  );
}

/** On a large screen the words and the controls stand beside the picture, so that all of it fits one window. */
const Gallery = styled.div`
  display: grid;
  gap: ${space.m};
  @supports (grid-template-rows: subgrid) {
    ${media.largeUp} {
      grid-template: 1fr auto / minmax(0, 2fr) minmax(0, 1fr);
      column-gap: ${space.xxl};
      & > [role="group"] { grid-area: 1 / 1 / -1 / -1; grid-template: subgrid / subgrid; gap: inherit; align-items: end; }
      & > * > [role="img"] { grid-row: 1 / -1; }
      & > :first-child { grid-area: 2 / 2; }
    }
  }
`;

const Loading = styled.p`
  display: grid;
  place-items: center;
  grid-column: 1 / -1;
  max-width: none;
  aspect-ratio: 16 / 10;
`;

const Slide = styled.div`
  display: grid;
  gap: ${space.m};
  order: -1;
  touch-action: pan-y pinch-zoom;
`;

const AddMore = styled.div`
  margin-top: ${space.l};
  @media (scripting: none) { display: none; }
`;
