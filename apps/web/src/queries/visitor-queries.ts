import { queryKeys } from "./query-keys.ts";
import { queryOf } from "./service-hooks.ts";

export const visitorQueries = {
  slides: queryOf("gallerySlides", { queryKey: queryKeys.slides, read: (gallerySlides) => gallerySlides.list() }),

  ownMessages: queryOf("ownMessages", {
    queryKey: [...queryKeys.messages, "own"],
    read: (ownMessages) => ownMessages.list(),
  }),
};
