import { aContactSubmissionDraft, addCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { expect, it, vi } from "vitest";
import { createLocalStorageBackend } from "./create-local-storage-backend.ts";
import { MapStorage } from "./testing/map-storage.ts";

it("the backend touches no storage when it is made, and then writes the three specified keys and no others", async () => {
  const storage = new MapStorage();
  const reach = vi.fn(() => storage);
  const backend = createLocalStorageBackend({ storage: reach, clock: new FixedClock(), setTimeout: () => 0 });
  expect(reach).not.toHaveBeenCalled();
  await addCalendarEvent(backend.calendarEvents);
  await backend.contactSubmissions.add(aContactSubmissionDraft());
  await backend.gallerySlides.list();
  const keys = ["calendarEvents", "contactSubmissions", "carouselImages"];
  expect([storage.key(0), storage.key(1), storage.key(2), storage.key(3)]).toEqual([...keys, null]);
});
