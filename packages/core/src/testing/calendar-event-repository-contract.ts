import { expect, vi } from "vitest";
import { MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import { isRecordId } from "../shared/records.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aCalendarEventDraft } from "./fixtures.ts";
import { addEvents, type PortSuite, portSuite } from "./ports-harness.ts";

export const calendarEventsSuites: readonly PortSuite[] = [
  portSuite("fulfills the CalendarEventRepository contract", ["calendarEvents"], [], {
    "gives every event a unique id, regardless of the clock": async ({ open, clock }) => {
      for (const moment of ODD_MOMENTS) {
        clock.set(moment);
        await open().calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft()]);
      }
      const ids = (await open().calendarEvents.list()).map(({ id }) => id);
      expect(ids.filter(isRecordId)).toEqual(ids);
      expect(new Set(ids).size).toBe(2 * ODD_MOMENTS.length);
    },
    "does not reuse a pending read after an event is added": async ({ open }) => {
      const { calendarEvents } = open();
      const reading = calendarEvents.list();
      const added = await calendarEvents.add([aCalendarEventDraft()]);
      expect(await calendarEvents.list()).toEqual(added);
      await reading;
    },
    "returns more than a thousand new events in the order of their drafts": async ({ open }) => {
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
  portSuite("fulfills the UpcomingEvents contract", ["upcomingEvents"], [], {
    "lists as many events as requested": async (harness) => {
      const drafts = Array.from({ length: 101 }, () => aCalendarEventDraft());
      for (let count = 0; count < 5; count++) await addEvents(harness, drafts);
      for (const limit of [0, 1, 499, MOST_UPCOMING_CALENDAR_EVENTS])
        expect(await harness.open().upcomingEvents.list({ from: "2026-05-01", limit })).toHaveLength(limit);
    },
    "returns the same dates in every time zone": async (harness) => {
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
  }),
];
