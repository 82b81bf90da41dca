import { queryKeys } from "./query-keys.ts";
import { queryOf } from "./service-hooks.ts";

export const visitorQueries = {
  slides: (isNear: boolean) =>
    queryOf("gallerySlides", {
      queryKey: queryKeys.slides,
      read: isNear ? (gallerySlides) => gallerySlides.list() : null,
    }),

  ownMessages: (isWanted: boolean) =>
    queryOf("ownMessages", {
      queryKey: [...queryKeys.messages, "own"],
      read: isWanted ? (ownMessages) => ownMessages.list() : null,
    }),
};
