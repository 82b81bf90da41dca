import { aContactSubmissionDraft, addCalendarEvent, aGallerySlide, FixedClock } from "@inner-light/core/testing";
import { expect, it, vi } from "vitest";
import { createLocalStorageBackend } from "./owner-ports.ts";
import { MapStorage } from "./testing/map-storage.ts";

it("the backend touches no storage when it is made, then writes the three specified keys, and beside them the checksum of its slides", async () => {
  const storage = new MapStorage();
  const reach = vi.fn(() => storage);
  const ours = [aGallerySlide({ id: 1, description: "Our own room" }), aGallerySlide({ id: 2 })];
  const browser = { storage: reach, clock: new FixedClock(), setTimeout: () => 0 };
  const backend = createLocalStorageBackend(browser, { slides: ours, earlier: [] });
  expect(reach).not.toHaveBeenCalled();
  await addCalendarEvent(backend.calendarEvents);
  await backend.contactSubmissions.add(aContactSubmissionDraft());
  expect(await backend.gallerySlides.list()).toEqual(ours);
  expect(storage.getItem("carouselImages")).toBe(JSON.stringify(ours));
  const keys = ["calendarEvents", "contactSubmissions", "carouselImages", "inner-light:slides"];
  expect([0, 1, 2, 3, 4].map((index) => storage.key(index))).toEqual([...keys, null]);
});
