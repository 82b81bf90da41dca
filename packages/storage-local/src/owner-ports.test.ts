import {
  aCalendarEvent,
  aContactSubmissionDraft,
  addCalendarEvent,
  aGallerySlide,
  FixedClock,
} from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createLocalStorageBackend } from "./owner-ports.ts";
import { MapStorage } from "./testing/map-storage.ts";
import { aPage } from "./testing/stored-harness.ts";

const bad = (fields: object) => ({ ...aCalendarEvent(), ...fields });
const damaged = {
  calendarEvents: JSON.stringify([bad({ date: "" }), bad({ time: "" }), aCalendarEvent(), bad({ date: "" })]),
  contactSubmissions: "[{",
  "contactSubmissions:quarantine:1": "1",
  "contactSubmissions:read:quarantine:1": "2",
  carouselImages: "[{",
  "carouselImages:version": "2",
  "carouselImages:quarantine:1": "3",
};

describe("local storage diagnostics", () => {
  it("report damaged lists without writing anything", async () => {
    const { diagnostics, storage } = aPage({ ...damaged, theme: "dark" });
    expect(await diagnostics.issues()).toEqual([
      { noun: "events", code: "unreadable-records", count: 3, fields: ["date", "time"] },
      { noun: "messages", code: "unreadable-list", count: 0, fields: [] },
      { noun: "slides", code: "newer-version", count: 0, fields: [] },
      { noun: "messages", code: "copies-kept", count: 2, fields: [] },
      { noun: "slides", code: "copies-kept", count: 1, fields: [] },
    ]);
    expect(storage.writes).toBe(0);
  });

  it("reject while storage is blocked", async () => {
    const { diagnostics, storage } = aPage(damaged);
    storage.plan({ access: "throws" });
    await expect(diagnostics.issues()).rejects.toMatchObject({ code: "unavailable", reason: "blocked" });
  });

  it("export only the site's own strings", async () => {
    const { diagnostics } = aPage({ ...damaged, calendarEventsOfAnotherApp: "[]", theme: "dark" });
    const file = await diagnostics.exportRaw();
    expect(JSON.parse(file)).toEqual(damaged);
    expect(file).toBe(JSON.stringify(JSON.parse(file), null, 2));
  });
});

it("local storage is not accessed until it is used", async () => {
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
