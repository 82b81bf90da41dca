import {
  aCalendarEvent,
  aContactSubmission,
  aGallerySlide,
  describePorts,
  FixedClock,
  STORE_PORTS,
} from "@inner-light/core/testing";
import { localStorageGuarantees } from "@inner-light/storage-local";
import { expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";

describePorts("storage-memory", () => {
  const clock = new FixedClock();
  const backend = createMemoryBackend({ clock });
  return { clock, open: () => backend, guarantees: localStorageGuarantees };
}, [...STORE_PORTS, "ownMessages", "changes"]);

it("a store begins with the records it is given", async () => {
  const own = { events: [aCalendarEvent()], messages: [aContactSubmission()], slides: [aGallerySlide()] };
  const backend = createMemoryBackend(own);
  expect(await backend.calendarEvents.list()).toEqual(own.events);
  expect(await backend.inbox.list()).toEqual([{ ...aContactSubmission(), isRead: false }]);
  expect(await backend.gallerySlides.list()).toEqual(own.slides);
});
