import type { GallerySlide } from "@inner-light/core";
import { type ComponentType, type RefObject, type TouchEvent, useCallback, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { slides, gallery as words } from "../../../words/gallery.ts";
import { useQueryOf } from "../../queries/service-hooks.ts";
import { visitorQueries } from "../../queries/visitor-queries.ts";
import { fill } from "../../site/fill.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";
import { pictureOf } from "../../site/pictures.ts";
import { site } from "../../site/site.ts";
import { TextButton } from "../../ui/button/button.ts";
import SeatedFigure from "../../ui/drawings/seated-figure.svg?react";
import { media, space } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { Caption, SlidePicture } from "./slide-picture.tsx";
import { useRotation } from "./use-rotation.ts";

/** A carousel that follows the W3C APG pattern and rotates until the visitor stops it. */
export function GalleryCarousel() {
  const gallery = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(gallery);
  // Shows the built-in slides until the stored ones load. Loading starts once the gallery is near.
  const { data: slides = gallerySlides } = useQueryOf({ ...visitorQueries.slides, enabled: isNear });
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
              aria-live={rotation.isRotating ? "off" : "polite"}
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
      {words.add !== null && (
        <AddMore>
          <TextButton onClick={() => showToast(words.notYet)}>{words.add}</TextButton>
        </AddMore>
      )}
    </div>
  );
}

const Slide = styled.div`
  display: grid;
  gap: ${space.m};
  order: -1;
  touch-action: pan-y pinch-zoom;
`;

const Gallery = styled.div`
  display: grid;
  gap: ${space.m};
  @supports (grid-template-rows: subgrid) {
    ${media.largeUp} {
      grid-template: 1fr auto / minmax(0, 3fr) minmax(0, 2fr);
      column-gap: ${space.xxl};
      & > :first-child { grid-area: 2 / 2; }
      & > ${Slide} {
        grid-area: 1 / 1 / -1 / -1;
        grid-template: subgrid / subgrid;
        gap: inherit;
        align-items: center;
      }
    }
  }
`;

const Loading = styled.p`
  display: grid;
  place-items: center;
  grid-column: 1 / -1;
  aspect-ratio: 4 / 3;
`;

const AddMore = styled.div`
  margin-top: ${space.s};
  @media (scripting: none) { display: none; }
`;

/** Whether the element has come within half a screen of the viewport. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (element.current === null || isNear) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "50% 0px",
    });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element, isNear]);

  return isNear;
}

function useSlideDrawing(slide: GallerySlide | undefined, isNear: boolean) {
  const [drawings, setDrawings] = useState<readonly (ComponentType | null)[]>([SeatedFigure, null]);

  useEffect(() => {
    if (!isNear) return;
    import("./slide-drawings.ts").then(
      ({ slideDrawings }) => setDrawings(slideDrawings),
      () => undefined,
    );
  }, [isNear]);

  // For a slide that is not built in, index -1 selects the last drawing.
  return drawings.at(slides.findIndex(({ alt }) => alt === slide?.alt)) ?? null;
}

const SWIPE_THRESHOLD_PX = 50;

/** Ignores long presses, and swipes that pan a zoomed page. */
function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const isAlone = touch !== undefined && touches.length === 1;
      const isPageEnlarged = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = isAlone && !isPageEnlarged ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= SWIPE_THRESHOLD_PX && Math.abs(across) > Math.abs(down))
        onStep(across < 0 === __RTL__ ? -1 : 1);
    },
    onTouchCancel: forget,
    onContextMenu: forget,
  };
}
