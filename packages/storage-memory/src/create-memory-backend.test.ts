import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, describePorts, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createMemoryBackend } from "./create-memory-backend.ts";

const [STRONG, WEAK] = [["all-or-none", "refused"] as const, ["one-by-one", "last-wins"] as const];

for (const [several, conflicts] of [STRONG, WEAK])
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
      // Beside itself, the reference shows little in many random runs that it does not in few.
      return { clock, open: () => backend, guarantees, isSlow: true };
    },
    [...STORE_PORTS, "suspectedSpam", "ownMessages", "changes"],
    createMemoryBackend,
  );

it("a store begins with the snapshot it is given", async () => {
  const events = [{ value: aCalendarEvent() }];
  const backend = createMemoryBackend({ snapshot: { ...EMPTY_SNAPSHOT, events } });
  expect(await backend.calendarEvents.list()).toEqual([aCalendarEvent()]);
});
