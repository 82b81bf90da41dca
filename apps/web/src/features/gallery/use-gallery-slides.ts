import type { GallerySlide, GallerySlideRepository } from "@inner-light/core";
import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { slides } from "../../../words/gallery.ts";
import { GALLERY_SLIDES } from "../../ioc/tokens.ts";
import { useQueryOf } from "../../ioc/use-services.ts";
import { queryKeys } from "../../queries/query-keys.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";
import SeatedFigure from "../../ui/drawings/seated-figure.svg?react";

/** Whether the element has come within half a screen of the visitor's view. */
export function useIsNear(element: RefObject<Element | null>): boolean {
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

/** The slides to show: the built-in ones until the stored ones are read, once the gallery is near. */
export function useGallerySlides(isNear: boolean): readonly GallerySlide[] {
  const query = { queryKey: queryKeys.slides, read: isNear ? (slides: GallerySlideRepository) => slides.list() : null };
  return useQueryOf(GALLERY_SLIDES, query).data ?? gallerySlides;
}

/** The drawing of a slide. Those after the first are downloaded once the gallery is near. */
export function useSlideDrawing(slide: GallerySlide | undefined, isNear: boolean) {
  const [drawings, setDrawings] = useState<readonly (ComponentType | null)[]>([SeatedFigure, null]);

  useEffect(() => {
    if (!isNear) return;
    // If they cannot be loaded, the slides show their light alone.
    import("./slide-drawings.ts").then(
      ({ slideDrawings }) => setDrawings(slideDrawings),
      () => undefined,
    );
  }, [isNear]);

  // -1, which is the last drawing, for a slide that is not built in.
  return drawings.at(slides.findIndex(({ alt }) => alt === slide?.alt)) ?? null;
}
