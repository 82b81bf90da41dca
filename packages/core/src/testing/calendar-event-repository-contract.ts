import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { isRecordId } from "../shared/record-id.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent } from "./fixtures.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);

/** What every `CalendarEventRepository` promises, besides what the reference does. */
export const calendarEventsSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of CalendarEventRepository", ["calendarEvents"], [], {
    "every event gets an id of its own, whatever the clock, within one millisecond, too": async ({ open, clock }) => {
      const { calendarEvents } = open();
      await Promise.all(Array.from({ length: 10 }, () => addCalendarEvent(calendarEvents)));
      for (const moment of ODD_MOMENTS) {
        clock?.set(moment);
        await open().calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft()]);
      }
      const ids = (await open().calendarEvents.list()).map(({ id }) => id);
      expect(ids.filter(isRecordId)).toEqual(ids);
      expect(new Set(ids).size).toBe(10 + 2 * ODD_MOMENTS.length);
    },
    "an id never comes back: the newest event is removed, and another added at once, and a moment later": async ({
      open,
      clock,
    }) => {
      const ids = new Set<number>();
      for (const wait of [0, 1, 0]) {
        const { id } = await addCalendarEvent(open().calendarEvents);
        ids.add(id);
        await open().calendarEvents.remove([id]);
        clock?.advance(wait);
      }
      expect(ids.size).toBe(3);
    },
    "a thousand and one events are listed, and were returned in the order of their drafts": async ({ open }) => {
      const names = Array.from({ length: 1001 }, (_, index) => `event ${index}`);
      for (let from = 0; from < names.length; from += 143) {
        const part = names.slice(from, from + 143);
        const added = await open().calendarEvents.add(part.map((name) => aCalendarEventDraft({ title: name })));
        expect(titles(added)).toEqual(part);
      }
      expect(titles(await open().calendarEvents.list()).toSorted()).toEqual(names.toSorted());
    },
    "of two changes of one event at once, the second is based on what the first left": async ({ open, guarantees }) => {
      const { calendarEvents } = open();
      const before = await addCalendarEvent(calendarEvents);
      const after = { ...before, title: "renamed" };
      const last = { ...before, title: "renamed again" };
      const changes = [
        { before, draft: after },
        { before: after, draft: last },
      ];
      expect(await calendarEvents.update(changes)).toEqual([after, last]);
      expect(await open().calendarEvents.list()).toEqual([last]);
      if (guarantees.conflicts === "last-wins") return;
      const stale = [before, after].map((draft) => ({ before: last, draft }));
      await expect(calendarEvents.update(stale)).rejects.toMatchObject({ code: "conflict" });
    },
  }),
  portSuite("keeps what another version of the site stored", ["calendarEvents", "upcomingEvents"], ["raw"], {
    "ids of any length keep their order, fields survive an update, and what cannot be read hides no event": async ({
      open,
      raw,
    }) => {
      const events = [5, 1_777_636_800_000, 1_234_567_890_123_456].map((id) => aCalendarEvent({ id }));
      const unreadable = { id: 6, title: "a title alone" };
      await raw.add("events", [...events.map((event) => ({ ...event, price: 40 })), unreadable]);
      const { calendarEvents, upcomingEvents } = open();
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 9 })).toEqual(events);
      await calendarEvents.update(
        events.map((before) => ({ before, draft: { ...before, title: `new ${before.id}` } })),
      );
      const changed = events.map((event) => ({ ...event, title: `new ${event.id}`, price: 40 }));
      const stored = await raw.list("events");
      expect(stored).toEqual(expect.arrayContaining([...changed, unreadable]));
      expect(stored).toHaveLength(changed.length + 1);
    },
  }),
];
