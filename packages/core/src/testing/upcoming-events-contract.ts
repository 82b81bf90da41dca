import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import { aCalendarEventDraft, tryToChange } from "./fixtures.ts";
import { addEvents } from "./harness-owner.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { portSuite } from "./port-suite.ts";

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);

/** What every `UpcomingEvents` promises. */
export const upcomingEventsSuite = portSuite("keeps the contract of UpcomingEvents", ["upcomingEvents"], [], {
  "they come from the start of the day on, by date, time and id, no more than asked for": async (harness) => {
    const { open } = harness;
    expect(await open().upcomingEvents.list({ from: "2026-06-01", limit: 10 })).toEqual([]);
    const days = [5, 3, 3, 9, 1, 3, 8, 7, 2, 6, 4];
    await addEvents(harness, [
      ...days.map((day) => aCalendarEventDraft({ title: `day ${day}`, date: `2026-06-0${day}` })),
      aCalendarEventDraft({ title: "day 3, early", date: "2026-06-03", time: "09:00" }),
      aCalendarEventDraft({ title: "midnight", date: "2026-06-02", time: "00:00" }),
      aCalendarEventDraft({ title: "the day before", date: "2026-06-01", time: "23:59" }),
    ]);
    const upcoming = await open().upcomingEvents.list({ from: "2026-06-02", limit: 6 });
    expect(titles(upcoming)).toEqual(["midnight", "day 2", "day 3, early", "day 3", "day 3", "day 3"]);
    const ids = upcoming.slice(3).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(await open().upcomingEvents.list({ from: "2026-06-01", limit: 10 })).toHaveLength(10);
    expect(await open().upcomingEvents.list({ from: "2026-06-01", limit: 0 })).toEqual([]);
    const most = { from: "2026-06-01", limit: MOST_UPCOMING_CALENDAR_EVENTS } as const;
    expect(await open().upcomingEvents.list(most)).toHaveLength(14);
  },
  "each has exactly the fields and texts that the owner gave it, whatever a caller does to it": async (harness) => {
    const text = HOSTILE_TEXTS.join(" ");
    const full = aCalendarEventDraft({
      title: text.slice(0, 120).trim(),
      description: text,
      ends: "20:00",
      full: true,
    });
    const { title, date, time } = aCalendarEventDraft({ date: "2026-05-15" });
    await addEvents(harness, [full, { title, date, time }]);
    const { upcomingEvents } = harness.open();
    const listed = await upcomingEvents.list({ from: "2026-01-01", limit: 2 });
    const [first, second] = listed.map(({ id }) => id);
    const expected = [
      { ...full, id: first },
      { id: second, title, date, time, type: "aura-reading" },
    ];
    expect(listed).toStrictEqual(expected);
    tryToChange(listed[0] ?? {}, { title: "changed" });
    tryToChange(listed, { length: 0 });
    expect(await upcomingEvents.list({ from: "2026-01-01", limit: 2 })).toStrictEqual(expected);
  },
});
