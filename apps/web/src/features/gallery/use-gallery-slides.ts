import type { GallerySlide } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { GallerySlideRepository } from "../../ioc/tokens.ts";
import { gallerySlideQueries } from "../../queries/gallery-slides.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";

/** The slides to show: the stored ones once they are `wanted` and read, the built-in ones before, or when they cannot be. */
export function useGallerySlides(wanted: boolean): readonly GallerySlide[] {
  const query = gallerySlideQueries.list(useService(GallerySlideRepository));
  return useQuery({ ...query, enabled: wanted }).data ?? gallerySlides;
}
