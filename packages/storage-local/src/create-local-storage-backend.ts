import {
  BUILT_IN_GALLERY_SLIDES,
  forwardingPort,
  type GallerySlide,
  type UpcomingEvents,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { LIST_KEYS } from "./keys.ts";
import { localStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
import { localStorageGallerySlideRepository } from "./local-storage-gallery-slide-repository.ts";
import { localStorageContactSubmissionRepository } from "./local-storage-messages.ts";
import { localStorageOwnMessages } from "./local-storage-own-messages.ts";
import { localStoragePage } from "./local-storage-page.ts";

export type LocalStorageBackend = ReturnType<typeof createLocalStorageBackend>;

export interface LocalStorageOptions {
  /** The slides that a gallery begins with. */
  readonly builtInGallerySlides?: readonly GallerySlide[] | undefined;
}

/** Every port on one browser's local storage. Create it once per page; it touches no storage before the first call. */
export function createLocalStorageBackend(
  browser: BrowserCapabilities,
  { builtInGallerySlides = BUILT_IN_GALLERY_SLIDES }: LocalStorageOptions = {},
) {
  const page = localStoragePage(browser);
  const loadOwnerPorts = async () => (await import("./owner-ports.ts")).ownerPorts(page);
  return {
    calendarEvents: localStorageCalendarEventRepository(page),
    upcomingEvents: {
      list: async ({ from, limit }) => upcomingCalendarEvents(page.events.list(), from, limit),
    } satisfies UpcomingEvents,
    contactSubmissions: localStorageContactSubmissionRepository(page),
    inbox: forwardingPort(async () => (await loadOwnerPorts()).inbox),
    deletedRecords: forwardingPort(async () => (await loadOwnerPorts()).deletedRecords),
    gallerySlides: localStorageGallerySlideRepository(page, builtInGallerySlides),
    snapshots: forwardingPort(async () => (await loadOwnerPorts()).snapshots),
    diagnostics: forwardingPort(async () => (await loadOwnerPorts()).diagnostics),
    ownMessages: localStorageOwnMessages(page),
    /** Whether a list of events is stored, an empty one included. */
    hasOwnList: async () => page.storage.get(LIST_KEYS.events) !== null,
    changes: page.changes,
  };
}
