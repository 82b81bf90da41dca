import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { splitByDate } from "./calendar-event-schedule.ts";

describe("events in two parts", () => {
  it("are those of today and later, and those before, each by schedule, none lost", () => {
    const dates = ["2026-05-02", "2026-04-30", "2026-05-01", "2025-12-31"] as const;
    const events = dates.map((date, id) => aCalendarEvent({ id, date }));
    const { upcoming, past } = splitByDate(events, "2026-05-01");
    expect(upcoming.map(({ id }) => id)).toEqual([2, 0]);
    expect(past.map(({ id }) => id)).toEqual([3, 1]);
    expect(events.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect(splitByDate([], "2026-05-01")).toEqual({ upcoming: [], past: [] });
  });
});
