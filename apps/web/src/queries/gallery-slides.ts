import { queryOptions } from "@tanstack/react-query";
import type { GallerySlideRepository } from "../ioc/tokens.ts";
import { queryKeys } from "./query-keys.ts";

export const gallerySlideQueries = {
  list: (repository: GallerySlideRepository) =>
    queryOptions({ queryKey: queryKeys.slides, queryFn: () => repository.list() }),
};
