import type { GallerySlideRepository } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const gallerySlideQueries = {
  list: (repository: GallerySlideRepository) =>
    queryOptions({ queryKey: queryKeys.slides, queryFn: () => repository.list() }),
};
