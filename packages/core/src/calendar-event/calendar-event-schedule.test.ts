import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import {
  calendarEventEnd,
  calendarEventPeriod,
  calendarEventState,
  compareBySchedule,
  isUpcoming,
  movedEnd,
  nextEvents,
  previousLocations,
  splitByTime,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "./calendar-event-schedule.ts";

const circle = aCalendarEvent({ date: "2026-05-14", time: "18:30" });

describe("the end of an event", () => {
  it.each([
    [{ ends: "20:00" }, { date: "2026-05-14", time: "20:00" }],
    [{ ends: "18:29" }, { date: "2026-05-15", time: "18:29" }],
    [{ ends: "18:30" }, null],
    [
      { ends: "00:00", date: "2026-12-31" },
      { date: "2027-01-01", time: "00:00" },
    ],
    [
      { ends: "01:00", date: "9999-12-31" },
      { date: "9999-12-31", time: "01:00" },
    ],
    [{}, null],
  ] as const)("is computed from %j", (fields, end) => {
    expect(calendarEventEnd({ ...circle, ...fields })).toEqual(end);
  });
});

it.each([
  ["18:00", "20:30", "17:15", "19:45"],
  ["18:00", "20:30", "23:00", "01:30"],
  ["23:00", "01:00", "20:00", "22:00"],
  ["18:00", "18:00", "19:00", "19:00"],
] as const)("an event from %s to %s that moves to %s ends at %s", (time, ends, start, end) => {
  expect(movedEnd({ time, ends }, start)).toBe(end);
});

describe("the period of an event", () => {
  it.each([
    ["on the same day", "2026-05-14", "18:30", "20:15", 105],
    ["after midnight", "2026-05-14", "22:00", "01:00", 180],
    ["after a night when clocks go back", "2026-10-31", "22:00", "06:00", 540],
    ["in a skipped hour, after the start", "2026-03-08", "02:30", "02:45", 15],
    ["after a start in a skipped hour", "2026-03-08", "02:30", "03:00", 60],
    ["beyond the last valid day", "9999-12-31", "22:00", "01:00", 60],
  ] as const)("can end %s", (_, date, time, ends, minutes) => {
    const { start, end } = calendarEventPeriod({ date, time, ends }, "America/New_York");
    expect(end - start).toBe(minutes * 60_000);
  });

  it("lasts an hour if the event has no end", () => {
    expect(calendarEventPeriod(circle, "America/New_York")).toEqual({
      start: Date.parse("2026-05-14T22:30:00Z"),
      end: Date.parse("2026-05-14T23:30:00Z"),
    });
  });

  it("is in UTC if the time zone is unknown", () => {
    expect(calendarEventPeriod(circle, null).start).toBe(Date.parse("2026-05-14T18:30:00Z"));
  });
});

const anyTimes = fc.record({
  id: fc.nat({ max: 5 }),
  date: fc.constantFrom("2026-04-30", "2026-05-01", "2026-05-02", "2027-01-01"),
  time: fc.constantFrom("00:00", "09:30", "18:30", "23:59"),
});

describe("upcoming events", () => {
  it("are limited to ten on the calendar page", () => {
    expect(UPCOMING_CALENDAR_EVENTS_LIMIT).toBe(10);
    const events = Array.from({ length: 11 }, (_, id) => aCalendarEvent({ id }));
    expect(upcomingCalendarEvents(events, "2026-05-01", UPCOMING_CALENDAR_EVENTS_LIMIT)).toEqual(events.slice(0, 10));
    expect(upcomingCalendarEvents(events, "2026-05-01", 0)).toEqual([]);
    expect(nextEvents(events, null)).toEqual(events.slice(0, 10));
  });

  it("do not include canceled events on the home page", () => {
    const [canceled, next] = [aCalendarEvent({ id: 1, canceled: true }), aCalendarEvent({ id: 2 })];
    expect(nextEvents([canceled, next], null)).toEqual([next]);
  });

  it("are sorted by date, time, and id", () => {
    const [first, later, late, next] = [
      aCalendarEvent({ id: 9 }),
      aCalendarEvent({ id: 10 }),
      aCalendarEvent({ id: 1, time: "19:00" }),
      aCalendarEvent({ id: 0, date: "2026-05-15" }),
    ];
    expect(upcomingCalendarEvents([next, late, later, first], "2026-05-01", 9)).toEqual([first, later, late, next]);
  });

  it("do not include past events", () => {
    fc.assert(
      fc.property(fc.array(anyTimes, { maxLength: 8 }), fc.nat({ max: 9 }), (parts, limit) => {
        const events = parts.map((part) => aCalendarEvent(part));
        const upcoming = upcomingCalendarEvents(events, "2026-05-01", limit);
        const expected = events.filter(({ date }) => date !== "2026-04-30").toSorted(compareBySchedule);
        expect(upcoming).toEqual(expected.slice(0, limit));
        expect(splitByTime(events, { date: "2026-05-01", time: "12:00" })).toEqual({
          upcoming: expected,
          past: events.filter(({ date }) => date === "2026-04-30").toSorted(compareBySchedule),
        });
      }),
    );
  });
});

describe("an overnight event", () => {
  const vigil = aCalendarEvent({ id: 1, date: "2026-04-30", time: "22:00", ends: "06:00" });
  const morning = aCalendarEvent({ id: 2, date: "2026-05-01", time: "09:00", ends: "10:00" });
  const evening = aCalendarEvent({ id: 3, date: "2026-05-01", time: "18:30" });
  const events = [evening, morning, vigil];

  it("is listed first on the day it ends", () => {
    expect(upcomingCalendarEvents(events, "2026-05-01", 1)).toEqual([vigil, morning]);
    expect(upcomingCalendarEvents(events, "2026-05-01", 0)).toEqual([vigil]);
    const dance = aCalendarEvent({ id: 4, date: "2026-04-30", time: "20:00", ends: "01:00" });
    expect(upcomingCalendarEvents([...events, dance], "2026-05-01", 0)).toEqual([dance, vigil]);
    expect(upcomingCalendarEvents(events, "2026-05-02", 10)).toEqual([]);
    const atMidnight = { ...vigil, ends: "22:00" } as const;
    expect(upcomingCalendarEvents([atMidnight], "2026-05-01", 1)).toEqual([]);
  });

  it.each([
    ["2026-04-30", "21:59", "coming", true, [1, 2, 3]],
    ["2026-04-30", "22:00", "now", true, [1, 2, 3]],
    ["2026-05-01", "05:59", "now", true, [1, 2, 3]],
    ["2026-05-01", "06:00", "over", false, [2, 3]],
  ] as const)("on %s at %s is %s", (date, time, state, upcoming, ids) => {
    const now = { date, time };
    expect(calendarEventState(vigil, now)).toBe(state);
    expect(isUpcoming(vigil, now)).toBe(upcoming);
    expect(splitByTime(events, now).upcoming.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ["09:59", [2, 3]],
    ["10:00", [3]],
    ["19:29", [3]],
    ["19:30", []],
  ] as const)("with other events that day, the next ones at %s are %j", (time, ids) => {
    const now = { date: "2026-05-01", time } as const;
    expect(nextEvents([morning, evening], now).map(({ id }) => id)).toEqual(ids);
    expect([morning, evening].every((event) => isUpcoming(event, now))).toBe(true);
  });

  it("is removed after its first day if it does not have an end", () => {
    const late = { ...vigil, time: "23:30", ends: undefined } as const;
    expect(calendarEventState(late, { date: "2026-05-01", time: "00:15" })).toBe("now");
    expect(isUpcoming(late, { date: "2026-05-01", time: "00:15" })).toBe(false);
  });
});

describe("previous locations", () => {
  it("are listed once each, most recent first", () => {
    const events = [
      aCalendarEvent({ id: 1, date: "2026-05-01", location: "The practice" }),
      aCalendarEvent({ id: 2, date: "2026-07-01", location: " The orchard " }),
      aCalendarEvent({ id: 3, date: "2026-06-01", location: " " }),
      aCalendarEvent({ id: 4, date: "2026-06-01", location: undefined }),
      aCalendarEvent({ id: 5, date: "2026-05-01", location: "The hall" }),
      aCalendarEvent({ id: 6, date: "2026-04-01", location: "The orchard" }),
    ];
    expect(previousLocations(events)).toEqual(["The orchard", "The hall", "The practice"]);
    expect(previousLocations([])).toEqual([]);
  });
});
