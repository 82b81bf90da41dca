import type { GallerySlide } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { useService } from "../../ioc/service-provider.tsx";
import { GallerySlideRepository } from "../../ioc/tokens.ts";
import { gallerySlideQueries } from "../../queries/gallery-slides.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";

/** The slides to show: the built-in ones until the stored ones are read, which begins when the gallery comes into view. */
export function useGallerySlides(gallery: RefObject<Element | null>): readonly GallerySlide[] {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (gallery.current === null || isNear) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "50% 0px",
    });
    sight.observe(gallery.current);
    return () => sight.disconnect();
  }, [gallery, isNear]);

  const query = gallerySlideQueries.list(useService(GallerySlideRepository));
  return useQuery({ ...query, enabled: isNear }).data ?? gallerySlides;
}
