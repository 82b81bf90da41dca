import { aCalendarEventDraft, aContactSubmissionDraft, FixedClock, MapStorage } from "@inner-light/core/testing";
import { expect, it, vi } from "vitest";
import { createLocalStorageRepositories } from "./create-local-storage-repositories.ts";

it("the repositories touch no storage when they are made, and then keep the three specified keys and no others", async () => {
  const storage = new MapStorage();
  const reach = vi.fn(() => storage);
  const repositories = createLocalStorageRepositories({ storage: reach, clock: new FixedClock(), setTimeout: () => 0 });
  expect(reach).not.toHaveBeenCalled();
  await repositories.calendarEvents.add(aCalendarEventDraft());
  await repositories.contactSubmissions.add(aContactSubmissionDraft());
  await repositories.gallerySlides.list();
  const keys = ["calendarEvents", "contactSubmissions", "carouselImages"];
  expect([storage.key(0), storage.key(1), storage.key(2), storage.key(3)]).toEqual([...keys, null]);
  expect(Object.keys(await repositories.storedData.read())).toEqual(keys);
});
