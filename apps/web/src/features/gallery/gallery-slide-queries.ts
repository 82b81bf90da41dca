import type { GallerySlide, Listing } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import type { Lazy } from "../../ioc/service-provider.tsx";
import type { GallerySlideRepository } from "../../ioc/tokens.ts";
import { gallerySlides } from "../../site/gallery-slides.ts";

/** What is shown until the stored slides are read, and all that the prerendered page can know. */
const builtIn: Listing<GallerySlide> = { items: gallerySlides, state: "absent", issues: [] };

export const gallerySlideKeys = { all: ["gallery-slides"] } as const;

export const gallerySlideQueries = {
  list: (repository: Lazy<GallerySlideRepository>) =>
    queryOptions({
      queryKey: gallerySlideKeys.all,
      queryFn: async () => (await repository()).list(),
      placeholderData: builtIn,
    }),
};
