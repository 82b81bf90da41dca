import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import {
  compareBySchedule,
  nextEvents,
  previousLocations,
  splitByDate,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "./calendar-event-schedule.ts";

const event = fc.record({
  id: fc.nat({ max: 5 }),
  date: fc.constantFrom("2026-04-30", "2026-05-01", "2026-05-02", "2027-01-01"),
  time: fc.constantFrom("00:00", "09:30", "18:30", "23:59"),
});

describe("upcoming events", () => {
  it("are at most ten on the calendar page", () => {
    expect(UPCOMING_CALENDAR_EVENTS_LIMIT).toBe(10);
    const events = Array.from({ length: 11 }, (_, id) => aCalendarEvent({ id }));
    expect(upcomingCalendarEvents(events, "2026-05-01", UPCOMING_CALENDAR_EVENTS_LIMIT)).toEqual(events.slice(0, 10));
    expect(upcomingCalendarEvents(events, "2026-05-01", 0)).toEqual([]);
    expect(nextEvents(events)).toEqual(events.slice(0, 10));
  });

  it("take place on a page that shows no canceled ones", () => {
    const [canceled, next] = [aCalendarEvent({ id: 1, canceled: true }), aCalendarEvent({ id: 2 })];
    expect(nextEvents([canceled, next])).toEqual([next]);
  });

  it("are the whole list without what has passed, in a consistent order, for any list", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), fc.nat({ max: 9 }), (parts, limit) => {
        const events = parts.map((part) => aCalendarEvent(part));
        const before = events.map((event) => ({ ...event }));
        const upcoming = upcomingCalendarEvents(events, "2026-05-01", limit);
        const expected = events.filter(({ date }) => date !== "2026-04-30").toSorted(compareBySchedule);
        expect(upcoming).toEqual(expected.slice(0, limit));
        expect(splitByDate(events, "2026-05-01")).toEqual({
          upcoming: expected,
          past: events.filter(({ date }) => date === "2026-04-30").toSorted(compareBySchedule),
        });
        for (const a of events) {
          for (const b of events)
            expect(Math.sign(compareBySchedule(a, b))).toBe(0 - Math.sign(compareBySchedule(b, a)));
        }
        expect(events).toEqual(before);
      }),
    );
  });
});

describe("previous locations", () => {
  it("are named once each, the latest first, and blank ones not at all", () => {
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
