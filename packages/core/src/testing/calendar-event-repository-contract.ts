import { expect, vi } from "vitest";
import { MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import { isRecordId } from "../shared/records.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aCalendarEvent, aCalendarEventDraft, changeCalendarEvent } from "./fixtures.ts";
import { addEvents, mergeValues, type PortSuite, portSuite, storedValues } from "./ports-harness.ts";

/** What every `CalendarEventRepository` and `UpcomingEvents` promises, besides what the reference does. */
export const calendarEventsSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of CalendarEventRepository", ["calendarEvents"], [], {
    "every event gets a unique id, whatever the clock says": async ({ open, clock }) => {
      for (const moment of ODD_MOMENTS) {
        clock.set(moment);
        await open().calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft()]);
      }
      const ids = (await open().calendarEvents.list()).map(({ id }) => id);
      expect(ids.filter(isRecordId)).toEqual(ids);
      expect(new Set(ids).size).toBe(2 * ODD_MOMENTS.length);
    },
    "a read in progress while an event is added serves no later read": async ({ open }) => {
      const { calendarEvents } = open();
      const reading = calendarEvents.list();
      const added = await calendarEvents.add([aCalendarEventDraft()]);
      expect(await calendarEvents.list()).toEqual(added);
      await reading;
    },
    "lists a thousand and one events, and returns them in the order of their drafts": async ({ open }) => {
      const names = Array.from({ length: 1001 }, (_, index) => `event ${index}`);
      for (let from = 0; from < names.length; from += 143) {
        const part = names.slice(from, from + 143);
        const draftOf = (title: string, index: number) =>
          aCalendarEventDraft({ title, date: `2026-05-${28 - (index % 19)}` });
        const added = await open().calendarEvents.add(part.map(draftOf));
        expect(added.map(({ title }) => title)).toEqual(part);
      }
      const listed = (await open().calendarEvents.list()).map(({ title }) => title);
      expect(listed.toSorted()).toEqual(names.toSorted());
    },
  }),
  portSuite("keeps what another version of the site stored", ["calendarEvents", "upcomingEvents", "snapshots"], [], {
    "ids of any length keep their order, fields survive updates, and unreadable values hide no event": async ({
      open,
    }) => {
      const events = [0, 5, 1_777_636_800_000, 1_234_567_890_123_456].map((id) => aCalendarEvent({ id }));
      const unreadable = { id: 6, title: "a title alone" };
      await mergeValues(open(), "events", [...events.map((event) => ({ ...event, "x-future": 40 })), unreadable]);
      const { calendarEvents, upcomingEvents } = open();
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 9 })).toEqual(events);
      await calendarEvents.update(
        events.map((before) => ({ before, draft: { ...before, title: `new ${before.id}` } })),
      );
      const changed = events.map((event) => ({ ...event, title: `new ${event.id}`, "x-future": 40 }));
      const stored = await storedValues(open(), "events");
      expect(stored).toEqual(expect.arrayContaining([...changed, unreadable]));
      expect(stored).toHaveLength(changed.length + 1);
    },
    "an optional field of the wrong kind counts as absent, and is kept until an edit sets that field": async ({
      open,
    }) => {
      const { type: _, location: __, ...known } = aCalendarEvent({ id: 5 });
      const stored = { ...known, type: "x-future", location: ["here"], full: "yes" };
      await mergeValues(open(), "events", [stored]);
      const { calendarEvents, upcomingEvents } = open();
      const read = { ...known, type: "aura-reading" } as const;
      expect(await calendarEvents.list()).toEqual([read]);
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 9 })).toEqual([read]);
      const { id, ...draft } = read;
      const renamed = await changeCalendarEvent(calendarEvents, read, { ...draft, title: "new" });
      expect(renamed).toEqual({ ...read, title: "new" });
      expect(await storedValues(open(), "events")).toEqual([{ ...stored, title: "new" }]);
      await changeCalendarEvent(calendarEvents, renamed, { ...draft, title: "new", location: "The garden" });
      expect(await storedValues(open(), "events")).toEqual([{ ...stored, title: "new", location: "The garden" }]);
    },
  }),
  portSuite("keeps the contract of UpcomingEvents", ["upcomingEvents"], [], {
    "lists as many as requested": async (harness) => {
      const drafts = Array.from({ length: 101 }, () => aCalendarEventDraft());
      for (let count = 0; count < 5; count++) await addEvents(harness, drafts);
      for (const limit of [0, 1, 499, MOST_UPCOMING_CALENDAR_EVENTS])
        expect(await harness.open().upcomingEvents.list({ from: "2026-05-01", limit })).toHaveLength(limit);
    },
    "a date is a calendar day, in any time zone and however far away": async (harness) => {
      const dates = ["2026-06-01", "2026-11-01", "2038-01-20", "2100-02-28", "9999-12-31"];
      try {
        for (const zone of ["Asia/Tokyo", "America/Los_Angeles"]) {
          vi.stubEnv("TZ", zone);
          const drafts = dates.map((date) => aCalendarEventDraft({ title: zone, date, time: "00:00" }));
          await addEvents(harness, drafts);
          const upcoming = await harness.open().upcomingEvents.list({ from: "2026-06-01", limit: 20 });
          expect(upcoming.filter(({ title }) => title === zone)).toMatchObject(drafts);
        }
      } finally {
        vi.unstubAllEnvs();
      }
    },
    "the previous day's events that end after midnight come first, beyond the limit": async (harness) => {
      const draft = (title: string, date: string, time: string, ends: string) =>
        aCalendarEventDraft({ title, date, time, ends });
      await addEvents(harness, [
        draft("second", "2026-05-02", "09:00", "10:00"),
        draft("late vigil", "2026-05-01", "23:00", "06:00"),
        draft("first", "2026-05-02", "08:00", "09:00"),
        draft("vigil", "2026-05-01", "22:00", "00:30"),
        draft("evening", "2026-05-01", "18:30", "20:00"),
        draft("without an end", "2026-05-01", "23:30", ""),
        draft("from the hour to the hour", "2026-05-01", "22:00", "22:00"),
        draft("days ago", "2026-04-30", "22:00", "06:00"),
      ]);
      const titles = async (limit: number) =>
        (await harness.open().upcomingEvents.list({ from: "2026-05-02", limit })).map(({ title }) => title);
      expect(await titles(1)).toEqual(["vigil", "late vigil", "first"]);
      expect(await titles(9)).toEqual(["vigil", "late vigil", "first", "second"]);
    },
  }),
];
