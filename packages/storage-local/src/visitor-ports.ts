import {
  BUILT_IN_GALLERY_SLIDES,
  type GallerySlide,
  type UpcomingEvents,
  upcomingCalendarEvents,
} from "@inner-light/core";
import { LIST_KEYS } from "./keys.ts";
import { localStorageGallerySlideRepository } from "./local-storage-gallery-slide-repository.ts";
import { localStorageContactSubmissionRepository } from "./local-storage-messages.ts";
import { localStorageOwnMessages } from "./local-storage-own-messages.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";

export interface LocalStorageOptions {
  /** The slides that a gallery begins with. */
  readonly builtInGallerySlides?: readonly GallerySlide[] | undefined;
}

/** The ports that visitors' pages use. */
export function visitorPorts(
  page: LocalStoragePage,
  { builtInGallerySlides = BUILT_IN_GALLERY_SLIDES }: LocalStorageOptions = {},
) {
  return {
    upcomingEvents: {
      list: async ({ from, limit }) => upcomingCalendarEvents(page.events.list(), from, limit),
    } satisfies UpcomingEvents,
    contactSubmissions: localStorageContactSubmissionRepository(page),
    gallerySlides: localStorageGallerySlideRepository(page, builtInGallerySlides),
    ownMessages: localStorageOwnMessages(page),
    /** Whether a list of events is stored, an empty one included. */
    hasOwnList: async () => page.storage.get(LIST_KEYS.events) !== null,
    changes: page.changes,
  };
}
