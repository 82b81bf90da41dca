import type { GallerySlide } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { GallerySlideRepository } from "../../ioc/tokens.ts";
import { gallerySlideQueries } from "../../queries/gallery-slides.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";

/** The slides to show: the built-in ones until the stored ones are read, once the gallery is near. */
export function useGallerySlides(isNear: boolean): readonly GallerySlide[] {
  const query = gallerySlideQueries.list(useService(GallerySlideRepository));
  return useQuery({ ...query, enabled: isNear }).data ?? gallerySlides;
}
