import {
  type BackupLog,
  type CalendarEventRepository,
  type ContactSubmissionRepository,
  type GallerySlide,
  type GallerySlideRepository,
  Listeners,
  type ReadMarks,
  type StoredData,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { LocalStorageBackupLog } from "./local-storage-backup-log.ts";
import { LocalStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
import { LocalStorageContactSubmissionRepository } from "./local-storage-contact-submission-repository.ts";
import { LocalStorageGallerySlideRepository } from "./local-storage-gallery-slide-repository.ts";
import { LocalStorageReadMarks } from "./local-storage-read-marks.ts";
import { LocalStorageStoredData } from "./local-storage-stored-data.ts";

export interface LocalStorageRepositories {
  readonly calendarEvents: CalendarEventRepository;
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly gallerySlides: GallerySlideRepository;
  readonly readMarks: ReadMarks;
  readonly storedData: StoredData;
  readonly backupLog: BackupLog;
}

export interface LocalStorageOptions {
  /** The slides that a gallery begins with. Without them, the twelve of `BUILT_IN_GALLERY_SLIDES`. */
  readonly builtInGallerySlides?: readonly GallerySlide[] | undefined;
}

/** The repositories, and what else the site keeps, on one browser's storage. Touches no storage yet, and so cannot fail. Once per page. */
export function createLocalStorageRepositories(
  browser: BrowserCapabilities,
  { builtInGallerySlides }: LocalStorageOptions = {},
): LocalStorageRepositories {
  const page = { ...browser, replacements: new Listeners() };
  return {
    calendarEvents: new LocalStorageCalendarEventRepository(page),
    contactSubmissions: new LocalStorageContactSubmissionRepository(page),
    gallerySlides: new LocalStorageGallerySlideRepository(page, builtInGallerySlides),
    readMarks: new LocalStorageReadMarks(page),
    storedData: new LocalStorageStoredData(page),
    backupLog: new LocalStorageBackupLog(page),
  };
}
