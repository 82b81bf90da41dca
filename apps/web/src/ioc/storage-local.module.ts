import type { Clock } from "@inner-light/core";
import { type BrowserCapabilities, createLocalStorageBackend } from "@inner-light/storage-local";
import { ContainerModule } from "inversify";
import { gallerySlides } from "../site/gallery-slides.ts";
import {
  Backups,
  CalendarEventRepository,
  ChangeFeed,
  ChangePublisher,
  ContactSubmissionRepository,
  GallerySlideRepository,
  Inbox,
  OwnMessages,
  StorageDiagnostics,
} from "./tokens.ts";

/** Binds every port to this browser's local storage. Touches nothing before the first read. */
export function storageLocalModule(clock: Clock): ContainerModule {
  const browser: BrowserCapabilities = {
    storage: () => window.localStorage,
    clock,
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    page: window,
    openChannel: "BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : undefined,
    locks: navigator.locks,
  };
  const backend = createLocalStorageBackend(browser, { builtInGallerySlides: gallerySlides });
  return new ContainerModule(({ bind }) => {
    bind(CalendarEventRepository).toConstantValue(backend.calendarEvents);
    bind(ContactSubmissionRepository).toConstantValue(backend.contactSubmissions);
    bind(Inbox).toConstantValue(backend.inbox);
    bind(GallerySlideRepository).toConstantValue(backend.gallerySlides);
    bind(Backups).toConstantValue(backend.backups);
    bind(StorageDiagnostics).toConstantValue(backend.diagnostics);
    bind(OwnMessages).toConstantValue(backend.ownMessages);
    bind(ChangePublisher).toConstantValue(backend.changes);
    bind(ChangeFeed).toService(ChangePublisher);
  });
}
