import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { calendarEventEnd, calendarEventPeriod, movedEnd } from "./calendar-event-period.ts";

const event = aCalendarEvent({ date: "2026-05-14", time: "18:30" });

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
  ] as const)("of %j", (fields, end) => {
    expect(calendarEventEnd({ ...event, ...fields })).toEqual(end);
  });
});

it.each([
  ["18:00", "20:30", "17:15", "19:45"],
  ["18:00", "20:30", "23:00", "01:30"],
  ["23:00", "01:00", "20:00", "22:00"],
  ["18:00", "18:00", "19:00", "19:00"],
] as const)("an event from %s to %s that begins at %s ends at %s", (time, ends, start, end) => {
  expect(movedEnd({ time, ends }, start)).toBe(end);
});

describe("the period of an event", () => {
  it.each([
    ["on its day", "2026-05-14", "18:30", "20:15", 105],
    ["after midnight", "2026-05-14", "22:00", "01:00", 180],
    ["after a night in which clocks go back", "2026-10-31", "22:00", "06:00", 540],
    ["in an hour that is skipped, after its beginning", "2026-03-08", "02:30", "02:45", 15],
    ["before its beginning, which is skipped", "2026-03-08", "02:30", "03:00", 60],
    ["beyond the last day there is", "9999-12-31", "22:00", "01:00", 60],
  ] as const)("ends when the event says: %s", (_, date, time, ends, minutes) => {
    const { start, end } = calendarEventPeriod({ date, time, ends }, "America/New_York");
    expect(end - start).toBe(minutes * 60_000);
  });

  it("begins on the clock of its time zone, and lasts an hour if nobody said how long", () => {
    expect(calendarEventPeriod(event, "America/New_York")).toEqual({
      start: Date.parse("2026-05-14T22:30:00Z"),
      end: Date.parse("2026-05-14T23:30:00Z"),
    });
  });

  it("reads the clock as UTC where no time zone is known", () => {
    expect(calendarEventPeriod(event, null).start).toBe(Date.parse("2026-05-14T18:30:00Z"));
  });
});
