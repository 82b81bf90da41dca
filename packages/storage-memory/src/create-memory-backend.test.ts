import {
  aCalendarEvent,
  aContactSubmission,
  aGallerySlide,
  describePorts,
  FixedClock,
} from "@inner-light/core/testing";
import { localStorageGuarantees } from "@inner-light/storage-local";
import { expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";

describePorts("storage-memory", () => {
  const clock = new FixedClock();
  const backend = createMemoryBackend({ clock });
  return { clock, open: () => backend, guarantees: localStorageGuarantees };
}, [
  "upcomingEvents",
  "calendarEvents",
  "contactSubmissions",
  "inbox",
  "gallerySlides",
  "backups",
  "deletedRecords",
  "diagnostics",
  "ownMessages",
  "changes",
]);

it("a store begins with the records it is given", async () => {
  const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [aCalendarEvent({ id: 2 })] };
  const own = { events: [aCalendarEvent()], messages: [aContactSubmission()], slides: [aGallerySlide()] };
  const backend = createMemoryBackend({ ...own, publishedCalendar: published });
  expect(await backend.calendarEvents.list()).toEqual(own.events);
  expect(await backend.inbox.list()).toEqual([{ ...aContactSubmission(), isRead: false }]);
  expect(await backend.gallerySlides.list()).toEqual(own.slides);
  expect(await createMemoryBackend({ publishedCalendar: published }).calendarEvents.list()).toEqual(published.events);
});
