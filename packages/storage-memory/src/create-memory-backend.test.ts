import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, describePorts, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";

describePorts(
  "storage-memory",
  () => {
    const clock = new FixedClock();
    const backend = createMemoryBackend({ clock });
    // Compares the reference with itself, so a few random runs are enough.
    return { clock, open: () => backend, isSlow: true };
  },
  [...STORE_PORTS, "diagnostics", "suspectedSpam", "ownMessages"],
  createMemoryBackend,
);

describePorts(
  "storage-memory without the owner's ports",
  () => {
    const clock = new FixedClock();
    const { calendarEvents, inbox, ...visitors } = createMemoryBackend({ clock });
    const { upcomingEvents, contactSubmissions, gallerySlides } = visitors;
    const owner = { addEvents: calendarEvents.add, messages: inbox.list };
    return { clock, owner, open: () => ({ upcomingEvents, contactSubmissions, gallerySlides }), isSlow: true };
  },
  ["upcomingEvents", "contactSubmissions", "gallerySlides"],
  createMemoryBackend,
);

it("starts with the given snapshot", async () => {
  const events = [{ value: aCalendarEvent() }];
  const backend = createMemoryBackend({ snapshot: { ...EMPTY_SNAPSHOT, events } });
  expect(await backend.calendarEvents.list()).toEqual([aCalendarEvent()]);
});
