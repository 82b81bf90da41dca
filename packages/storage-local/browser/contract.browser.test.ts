import {
  describeCalendarEventRepository,
  describeContactSubmissionRepository,
  describeGallerySlideRepository,
  describeStoredCalendarEvents,
  describeStoredContactSubmissions,
  describeStoredData,
  describeStoredGallerySlides,
} from "@inner-light/core/testing";
import type { BrowserCapabilities } from "../src/index.ts";
import {
  LocalStorageCalendarEventRepository,
  LocalStorageContactSubmissionRepository,
  LocalStorageGallerySlideRepository,
  LocalStorageStoredData,
} from "../src/index.ts";
import { createStoredHarness } from "../src/testing/stored-harness.ts";

/** The contracts over the real storage of a real browser, with its own limit and its own errors. */
function onRealStorage<Repository>(createRepository: (browser: BrowserCapabilities) => Repository) {
  return () => {
    localStorage.clear();
    return { ...createStoredHarness(createRepository, localStorage), dispose: () => localStorage.clear() };
  };
}

const calendarEvents = onRealStorage((browser) => new LocalStorageCalendarEventRepository(browser));
const contactSubmissions = onRealStorage((browser) => new LocalStorageContactSubmissionRepository(browser));
const gallerySlides = onRealStorage((browser) => new LocalStorageGallerySlideRepository(browser));

describeCalendarEventRepository("on a real localStorage, LocalStorageCalendarEventRepository", calendarEvents);
describeStoredCalendarEvents("on a real localStorage, LocalStorageCalendarEventRepository", calendarEvents);
describeContactSubmissionRepository(
  "on a real localStorage, LocalStorageContactSubmissionRepository",
  contactSubmissions,
);
describeStoredContactSubmissions("on a real localStorage, LocalStorageContactSubmissionRepository", contactSubmissions);
describeGallerySlideRepository("on a real localStorage, LocalStorageGallerySlideRepository", gallerySlides);
describeStoredGallerySlides("on a real localStorage, LocalStorageGallerySlideRepository", gallerySlides);
describeStoredData(
  "on a real localStorage, LocalStorageStoredData",
  onRealStorage((browser) => new LocalStorageStoredData(browser)),
);
