import { aContactSubmissionDraft, addCalendarEvent, aGallerySlide, FixedClock } from "@inner-light/core/testing";
import { expect, it, vi } from "vitest";
import { createLocalStorageBackend } from "./create-local-storage-backend.ts";
import { MapStorage } from "./testing/map-storage.ts";

it("the backend touches no storage when it is made, and then writes the three specified keys and no others", async () => {
  const storage = new MapStorage();
  const reach = vi.fn(() => storage);
  const ours = [aGallerySlide({ id: 1, description: "Our own room" }), aGallerySlide({ id: 2 })];
  const browser = { storage: reach, clock: new FixedClock(), setTimeout: () => 0 };
  const backend = createLocalStorageBackend(browser, ours);
  expect(reach).not.toHaveBeenCalled();
  await addCalendarEvent(backend.calendarEvents);
  await backend.contactSubmissions.add(aContactSubmissionDraft());
  expect(await backend.gallerySlides.list()).toEqual(ours);
  expect(storage.getItem("carouselImages")).toBe(JSON.stringify(ours));
  const keys = ["calendarEvents", "contactSubmissions", "carouselImages"];
  expect([storage.key(0), storage.key(1), storage.key(2), storage.key(3)]).toEqual([...keys, null]);
});
