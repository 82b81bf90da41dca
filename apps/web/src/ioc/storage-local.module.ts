import type { Clock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageRepositories } from "@inner-light/storage-local";
import { ContainerModule } from "inversify";
import { gallerySlides } from "../site/gallery-slides.ts";
import {
  BackupLog,
  CalendarEventRepository,
  ContactSubmissionRepository,
  GallerySlideRepository,
  ReadMarks,
  StoredData,
} from "./tokens.ts";

/** Everything kept in this browser's local storage. Nothing is touched before the first read. */
export function storageLocalModule(
  clock: Clock,
  storage: BrowserCapabilities["storage"] = () => window.localStorage,
): ContainerModule {
  const browser: BrowserCapabilities = {
    storage,
    clock,
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    page: window,
    openChannel: "BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : undefined,
    locks: navigator.locks,
  };
  const repositories = createLocalStorageRepositories(browser, { builtInGallerySlides: gallerySlides });
  return new ContainerModule(({ bind }) => {
    bind(CalendarEventRepository).toConstantValue(repositories.calendarEvents);
    bind(ContactSubmissionRepository).toConstantValue(repositories.contactSubmissions);
    bind(GallerySlideRepository).toConstantValue(repositories.gallerySlides);
    bind(StoredData).toConstantValue(repositories.storedData);
    bind(ReadMarks).toConstantValue(repositories.readMarks);
    bind(BackupLog).toConstantValue(repositories.backupLog);
  });
}
