import { BUILT_IN_GALLERY_SLIDES, type GallerySlide } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { LocalStorageBackups } from "./local-storage-backups.ts";
import { LocalStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
import { LocalStorageContactSubmissionRepository } from "./local-storage-contact-submission-repository.ts";
import { LocalStorageDiagnostics } from "./local-storage-diagnostics.ts";
import { LocalStorageGallerySlideRepository } from "./local-storage-gallery-slide-repository.ts";
import { LocalStorageInbox } from "./local-storage-inbox.ts";
import { LocalStorageOwnMessages } from "./local-storage-own-messages.ts";
import { LocalStoragePage } from "./local-storage-page.ts";

export type LocalStorageBackend = ReturnType<typeof createLocalStorageBackend>;

export interface LocalStorageOptions {
  /** The slides that a gallery begins with. */
  readonly builtInGallerySlides?: readonly GallerySlide[] | undefined;
}

/**
 * Every port on one browser's local storage. Create it once per page; it touches no storage before the first call.
 *
 * The `reason` of its errors: `blocked` (the storage cannot be reached), `unreadable` (nothing of what is stored can be
 * read), `not-kept` (a write was refused or not kept), `newer-version` (a later version of the site wrote the list),
 * `damaged-not-copied` and `too-many-copies` (damaged data could not be copied before a write). A full storage has none.
 */
export function createLocalStorageBackend(
  browser: BrowserCapabilities,
  { builtInGallerySlides = BUILT_IN_GALLERY_SLIDES }: LocalStorageOptions = {},
) {
  const page = new LocalStoragePage(browser);
  return {
    calendarEvents: new LocalStorageCalendarEventRepository(page),
    contactSubmissions: new LocalStorageContactSubmissionRepository(page),
    inbox: new LocalStorageInbox(page),
    gallerySlides: new LocalStorageGallerySlideRepository(page, builtInGallerySlides),
    backups: new LocalStorageBackups(page),
    diagnostics: new LocalStorageDiagnostics(page),
    ownMessages: new LocalStorageOwnMessages(page),
    changes: page.changes,
  };
}
