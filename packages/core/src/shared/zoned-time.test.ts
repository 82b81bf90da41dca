import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type CalendarDate, isCalendarDate, isPlainTime, type PlainDateTime, type PlainTime } from "./wall-clock.ts";
import { knownTimeZone, toInstant, toPlainDateTime } from "./zoned-time.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a wall-clock time", () => {
  it.each<[what: string, date: CalendarDate, time: PlainTime, timeZone: string, utc: string]>([
    ["summer in New York", "2026-07-15", "18:30", "America/New_York", "2026-07-15T22:30:00.000Z"],
    ["a half-hour offset", "2026-07-15", "00:15", "Asia/Kolkata", "2026-07-14T18:45:00.000Z"],
    ["the time zone where a day starts last", "2026-07-15", "00:00", "Pacific/Pago_Pago", "2026-07-15T11:00:00.000Z"],
    ["the time zone where a day starts first", "2026-07-15", "00:00", "Pacific/Kiritimati", "2026-07-14T10:00:00.000Z"],
    ["the hour skipped in spring", "2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["the hour repeated in fall", "2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["a skipped half hour", "2026-10-04", "02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
    ["a day without midnight", "2026-09-06", "00:30", "America/Santiago", "2026-09-06T04:30:00.000Z"],
    ["a skipped day", "2011-12-30", "12:00", "Pacific/Apia", "2011-12-30T22:00:00.000Z"],
    ["a date before time zones existed", "1850-06-01", "12:00", "America/New_York", "1850-06-01T16:56:02.000Z"],
    ["the last valid day", "9999-12-31", "23:59", "UTC", "9999-12-31T23:59:00.000Z"],
  ])("becomes an instant: %s", (_, date, time, timeZone, utc) => {
    expect(new Date(toInstant({ date, time }, timeZone)).toISOString()).toBe(utc);
  });

  it("survives a round trip unless it is in a skipped hour", () => {
    fc.assert(
      fc.property(anyWallClock, fc.constantFrom(...Intl.supportedValuesOf("timeZone")), (wall, timeZone) => {
        const back = toPlainDateTime(toInstant(wall, timeZone), timeZone);
        if (back.date === wall.date && back.time === wall.time) return;
        // If no instant within a day has this local time, the chosen instant is later.
        expect(`${back.date}T${back.time}` > `${wall.date}T${wall.time}`).toBe(true);
        const moment = toInstant(wall, timeZone);
        for (let minutes = -26 * 60; minutes <= 26 * 60; minutes += 1) {
          expect(toPlainDateTime(moment + minutes * 60_000, timeZone)).not.toEqual(wall);
        }
      }),
    );
  });

  it("uses the device's time zone if the engine does not know the given one", () => {
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(4 * 60);
    const wall = { date: "2026-05-14", time: "18:30" } as const;
    expect(toInstant(wall, "America/Coyhaique_To_Be")).toBe(Date.parse("2026-05-14T22:30:00Z"));
    expect(toPlainDateTime(Date.parse("2026-05-14T22:30:00Z"), "America/Coyhaique_To_Be")).toEqual(wall);
    expect(["Asia/Tokyo", "America/Coyhaique_To_Be", null].map(knownTimeZone)).toEqual(["Asia/Tokyo", null, null]);
  });

  it("is clamped to the calendar's range", () => {
    const [first, last] = [
      toInstant({ date: "0001-01-01", time: "00:30" }, "Asia/Tokyo"),
      toInstant({ date: "9999-12-31", time: "23:30" }, "America/New_York"),
    ];
    for (const early of [first, Date.parse("-000043-03-15T12:00:00Z")])
      expect(toPlainDateTime(early, "America/New_York")).toEqual({ date: "0001-01-01", time: "00:00" });
    expect(toPlainDateTime(last, "Asia/Tokyo")).toEqual({ date: "9999-12-31", time: "23:59" });
  });

  it("follows the device's time zone if none is given", () => {
    const offset = vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(4 * 60);
    const moment = Date.parse("2026-05-14T22:30:00Z");
    expect(toPlainDateTime(moment)).toEqual({ date: "2026-05-14", time: "18:30" });
    offset.mockReturnValue(-9 * 60);
    expect(toPlainDateTime(moment)).toEqual({ date: "2026-05-15", time: "07:30" });
  });
});

const anyWallClock: fc.Arbitrary<PlainDateTime> = fc
  .date({ min: new Date("1900-01-02T00:00Z"), max: new Date("2199-12-30T00:00Z"), noInvalidDate: true })
  .map((moment) => {
    const [date = "", time = ""] = moment.toISOString().split("T");
    const clock = time.slice(0, 5);
    if (!isCalendarDate(date) || !isPlainTime(clock)) throw new RangeError(`${date} ${clock}`);
    return { date, time: clock };
  });
