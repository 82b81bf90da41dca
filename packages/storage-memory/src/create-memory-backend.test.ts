import {
  aCalendarEvent,
  aContactSubmission,
  aGallerySlide,
  describePorts,
  FixedClock,
  STORE_PORTS,
} from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";

for (const several of ["all-or-none", "one-by-one"] as const)
  for (const conflicts of ["refused", "last-wins"] as const)
    describePorts(
      `storage-memory (${several}, ${conflicts})`,
      () => {
        const clock = new FixedClock();
        const backend = createMemoryBackend({ clock, guarantees: { several, conflicts } });
        const guarantees = {
          several,
          conflicts,
          afterNoAnswer: "nothing-stored",
          repeatedMessages: "stored-once",
        } as const;
        return { clock, open: () => backend, guarantees };
      },
      [...STORE_PORTS, "suspectedSpam", "ownMessages", "changes"],
      createMemoryBackend,
    );

it("a store begins with the records it is given", async () => {
  const own = { events: [aCalendarEvent()], messages: [aContactSubmission()], slides: [aGallerySlide()] };
  const backend = createMemoryBackend(own);
  expect(await backend.calendarEvents.list()).toEqual(own.events);
  expect(await backend.inbox.list()).toEqual([{ ...aContactSubmission(), isRead: false }]);
  expect(await backend.gallerySlides.list()).toEqual(own.slides);
});
