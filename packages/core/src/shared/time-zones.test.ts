import fc from "fast-check";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import { FixedClock } from "../testing/fixed-clock.ts";
import { aCalendarEvent } from "../testing/fixtures.ts";
import "../testing/runs.ts";
import { calendarDateOf, formatCalendarDate, isCalendarDate } from "./calendar-date.ts";
import { today } from "./today.ts";
import { toPlainDateTime } from "./zoned-time.ts";

afterEach(() => vi.unstubAllEnvs());

describe("today", () => {
  // Both ends of the earth, odd offsets, and days on which the clocks change.
  const places: [zone: string, day: [number, number, number]][] = [
    ["UTC", [2026, 5, 1]],
    ["Pacific/Kiritimati", [2026, 5, 1]],
    ["Pacific/Niue", [2026, 5, 1]],
    ["Asia/Kathmandu", [2026, 5, 1]],
    ["America/New_York", [2026, 3, 8]],
    ["America/New_York", [2026, 11, 1]],
    ["Africa/Cairo", [2026, 4, 24]],
    ["Africa/Cairo", [2026, 10, 29]],
  ];

  it.each(places)("in %s is the same from the first to the last moment of the day %j", (zone, [year, month, day]) => {
    vi.stubEnv("TZ", zone);
    const first = new Date(year, month - 1, day, 0, 0, 0, 0).getTime();
    const last = new Date(year, month - 1, day + 1, 0, 0, 0, 0).getTime() - 1;
    const date = today(new FixedClock(first));
    expect(date).toBe(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
    expect(today(new FixedClock(last))).toBe(date);
    expect(today(new FixedClock(last + 1))).not.toBe(date);
    expect(today(new FixedClock(first - 1))).not.toBe(date);

    const events = [aCalendarEvent({ date, time: "00:00" }), aCalendarEvent({ date, time: "23:59" })];
    expect(upcomingCalendarEvents(events, today(new FixedClock(last)), 10)).toHaveLength(2);
    expect(upcomingCalendarEvents(events, today(new FixedClock(last + 1)), 10)).toHaveLength(0);
  });

  it("differs from zone to zone at one instant", () => {
    const clock = new FixedClock("2026-05-01T10:30:00Z");
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    expect(today(clock)).toBe("2026-05-02");
    vi.stubEnv("TZ", "Pacific/Niue");
    expect(today(clock)).toBe("2026-04-30");
  });
});

describe("a calendar date", () => {
  it("reads the same in every time zone there is", () => {
    const dates = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    fc.assert(
      fc.property(dates, zones, ([year, month, day], zone) => {
        vi.stubEnv("TZ", zone);
        const date = textOf(year, month, day);
        if (!isCalendarDate(date)) throw new Error(date);
        const words = formatCalendarDate(date);
        expect(words).toContain(`${MONTHS[month - 1]} ${day}, ${year}`);
        expect(words.startsWith(WEEKDAYS[weekday(year, month, day)] ?? "?")).toBe(true);
        expect(calendarDateOf(new Date(year < 100 ? 2000 + year : year, month - 1, day, 12))).toBe(
          textOf(year < 100 ? 2000 + year : year, month, day),
        );
      }),
      { numRuns: inject("runs") },
    );
  });
});

const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

function textOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The day of the week by Sakamoto's rule, which knows no time zone. */
function weekday(year: number, month: number, day: number): number {
  const shifted = month < 3 ? year - 1 : year;
  const offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  return (shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + offset + day) % 7;
}

describe("a wall clock", () => {
  it("is the device's where no zone is named", () => {
    const moment = Date.parse("2026-05-14T22:30:00Z");
    vi.stubEnv("TZ", "America/New_York");
    expect(toPlainDateTime(moment)).toEqual({ date: "2026-05-14", time: "18:30" });
    vi.stubEnv("TZ", "Asia/Tokyo");
    expect(toPlainDateTime(moment)).toEqual({ date: "2026-05-15", time: "07:30" });
  });
});
