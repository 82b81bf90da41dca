import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { calendarEventPeriod } from "./calendar-event-period.ts";

const event = aCalendarEvent({ date: "2026-05-14", time: "18:30" });

describe("the period of an event", () => {
  it("begins on the clock of its time zone and lasts an hour", () => {
    expect(calendarEventPeriod(event, "America/New_York")).toEqual({
      start: Date.parse("2026-05-14T22:30:00Z"),
      end: Date.parse("2026-05-14T23:30:00Z"),
    });
  });

  it("reads the clock as UTC where no time zone is known", () => {
    expect(calendarEventPeriod(event, null).start).toBe(Date.parse("2026-05-14T18:30:00Z"));
  });
});
