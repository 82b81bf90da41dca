import {
  describeCalendarEventRepository,
  describeContactSubmissionRepository,
  describeGallerySlideRepository,
  describeReadMarks,
  describeStoredCalendarEvents,
  describeStoredContactSubmissions,
  describeStoredData,
  describeStoredGallerySlides,
} from "@inner-light/core/testing";
import { LocalStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
import { LocalStorageContactSubmissionRepository } from "./local-storage-contact-submission-repository.ts";
import { LocalStorageGallerySlideRepository } from "./local-storage-gallery-slide-repository.ts";
import { LocalStorageReadMarks } from "./local-storage-read-marks.ts";
import { LocalStorageStoredData } from "./local-storage-stored-data.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

const calendarEvents = () => createStoredHarness((browser) => new LocalStorageCalendarEventRepository(browser));
const contactSubmissions = () => createStoredHarness((browser) => new LocalStorageContactSubmissionRepository(browser));
const gallerySlides = () => createStoredHarness((browser) => new LocalStorageGallerySlideRepository(browser));

describeCalendarEventRepository("LocalStorageCalendarEventRepository", calendarEvents);
describeStoredCalendarEvents("LocalStorageCalendarEventRepository", calendarEvents);

describeContactSubmissionRepository("LocalStorageContactSubmissionRepository", contactSubmissions);
describeStoredContactSubmissions("LocalStorageContactSubmissionRepository", contactSubmissions);

describeGallerySlideRepository("LocalStorageGallerySlideRepository", gallerySlides);
describeStoredGallerySlides("LocalStorageGallerySlideRepository", gallerySlides);

describeReadMarks("LocalStorageReadMarks", () => createStoredHarness((browser) => new LocalStorageReadMarks(browser)));
describeStoredData("LocalStorageStoredData", () =>
  createStoredHarness((browser) => new LocalStorageStoredData(browser)),
);
