import { BUILT_IN_GALLERY_SLIDES, type GallerySlide } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import type { Scene } from "../../components/drawings/gallery-scene.tsx";
import { auraReading, openLight } from "../../components/drawings/scenes/aura-reading.tsx";
import { useService } from "../../ioc/service-provider.tsx";
import { GallerySlideRepository } from "../../ioc/tokens.ts";
import { gallerySlideQueries } from "../../queries/gallery-slides.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";

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
  const query = gallerySlideQueries.list(useService(GallerySlideRepository));
  return useQuery({ ...query, enabled: isNear }).data ?? gallerySlides;
}

/** The drawing of a slide. Those after the first are downloaded once the gallery is near; `openLight` fits any text. */
export function useScene(slide: GallerySlide | undefined, isNear: boolean): Scene {
  const [scenes, setScenes] = useState<readonly Scene[]>([auraReading]);

  useEffect(() => {
    if (!isNear) return;
    // Without them the slides show the drawing that fits every text.
    import("../../components/drawings/scenes/scenes.ts").then(
      (module) => setScenes(module.scenes),
      () => undefined,
    );
  }, [isNear]);

  return scenes[BUILT_IN_GALLERY_SLIDES.findIndex(({ alt }) => alt === slide?.alt)] ?? openLight;
}
