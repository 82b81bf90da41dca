import {
  type GallerySlide,
  type GallerySlideRepository,
  isInnerLightError,
  type OwnList,
  type UpcomingEvents,
  upcomingCalendarEvents,
} from "@inner-light/core";
import { LIST_KEYS, ORIGIN_KEY } from "./keys.ts";
import { localStorageContactSubmissionRepository } from "./local-storage-messages.ts";
import { localStorageOwnMessages } from "./local-storage-own-messages.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** The ports that visitors' pages use. */
export function visitorPorts(page: LocalStoragePage, builtInGallerySlides: readonly GallerySlide[]) {
  return {
    upcomingEvents: {
      list: async ({ from, limit }) => upcomingCalendarEvents(page.events.list(), from, limit),
    } satisfies UpcomingEvents,
    contactSubmissions: localStorageContactSubmissionRepository(page),
    gallerySlides: localStorageGallerySlideRepository(page, builtInGallerySlides),
    ownMessages: localStorageOwnMessages(page),
    ownList: {
      hasOwnList: async () => page.storage.get(LIST_KEYS.events) !== null,
      readOriginText: async () => page.storage.get(ORIGIN_KEY),
      writeOriginText: async (text) => page.storage.write([[ORIGIN_KEY, text]]),
    } satisfies OwnList,
    changes: page.changes,
  };
}

/** The gallery's slides in local storage. The built-in ones are shown, and saved if possible, until others are saved. */
function localStorageGallerySlideRepository(
  { slides }: LocalStoragePage,
  builtIn: readonly GallerySlide[],
): GallerySlideRepository {
  return {
    async list() {
      try {
        const saved = slides.list();
        if (saved.length > 0) return saved;
        if (builtIn.length > 0) slides.seed(builtIn);
      } catch (error) {
        if (!isInnerLightError(error)) throw error;
      }
      return builtIn.map((slide) => ({ ...slide }));
    },
  };
}
