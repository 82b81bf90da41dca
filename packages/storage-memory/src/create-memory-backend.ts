import {
  type BackupEntries,
  BUILT_IN_GALLERY_SLIDES,
  type Clock,
  type GallerySlide,
  type PublishedCalendarFile,
  systemClock,
} from "@inner-light/core";
import { MemoryBackups } from "./memory-backups.ts";
import { MemoryCalendarEventRepository } from "./memory-calendar-event-repository.ts";
import { MemoryDiagnostics } from "./memory-diagnostics.ts";
import { MemoryGallerySlideRepository } from "./memory-gallery-slide-repository.ts";
import { MemoryMessages } from "./memory-messages.ts";
import { MemoryOwnMessages } from "./memory-own-messages.ts";
import { MemoryPublishedCalendar } from "./memory-published-calendar.ts";
import { MemoryStore } from "./memory-store.ts";

export type MemoryBackend = ReturnType<typeof createMemoryBackend>;

export interface MemoryBackendOptions {
  readonly clock?: Clock;
  /** The slides that a gallery begins with. */
  readonly builtInGallerySlides?: readonly GallerySlide[];
  /** The calendar that came with the site, if one was published. */
  readonly publishedCalendar?: PublishedCalendarFile | null;
  /** What the store begins with, as in a backup file. */
  readonly entries?: BackupEntries;
}

/** Every port on one store in memory, which is gone with the process. */
export function createMemoryBackend({
  clock = systemClock,
  builtInGallerySlides = BUILT_IN_GALLERY_SLIDES,
  publishedCalendar = null,
  entries = {},
}: MemoryBackendOptions = {}) {
  const store = new MemoryStore(entries, publishedCalendar);
  const messages = new MemoryMessages(store, clock);
  const calendarEvents = new MemoryCalendarEventRepository(store, clock);
  return {
    calendarEvents,
    contactSubmissions: messages,
    inbox: messages,
    suspectedSpam: messages.suspectedSpam,
    gallerySlides: new MemoryGallerySlideRepository(store, builtInGallerySlides),
    backups: new MemoryBackups(store, clock),
    diagnostics: new MemoryDiagnostics(store),
    ownMessages: new MemoryOwnMessages(store),
    publishedCalendar: new MemoryPublishedCalendar(store, clock, calendarEvents),
    changes: store.changes,
  };
}
