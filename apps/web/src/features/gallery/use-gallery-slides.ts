import type { GallerySlide } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { GallerySlideRepository } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";
import { gallerySlideKeys, gallerySlideQueries } from "./gallery-slide-queries.ts";

/** The slides to show: the stored ones once they are `wanted` and read, the built-in ones before, or when they cannot be. */
export function useGallerySlides(wanted: boolean): readonly GallerySlide[] {
  const repository = useService(GallerySlideRepository);
  useRepositoryChanges(repository, gallerySlideKeys.all, wanted);
  return useQuery({ ...gallerySlideQueries.list(repository), enabled: wanted }).data?.items ?? gallerySlides;
}
