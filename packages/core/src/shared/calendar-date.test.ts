import { describe, expect, it } from "vitest";
import { isCalendarDate } from "./calendar-date.ts";

/** Years, each with the length of its February. */
const YEARS = [
  [1, 28],
  [4, 29],
  [100, 28],
  [400, 29],
  [1900, 28],
  [2000, 29],
  [2024, 29],
  [2026, 28],
  [2100, 28],
  [9999, 28],
] as const;

describe("a calendar date", () => {
  it.each([
    ["year 0", "0000-01-01"],
    ["five digits of year", "12026-01-01"],
    ["two digits of year", "26-01-01"],
    ["a month of one digit", "2026-5-01"],
    ["a day of one digit", "2026-05-1"],
    ["a space before", " 2026-05-01"],
    ["a space after", "2026-05-01 "],
    ["a line break after", "2026-05-01\n"],
    ["a time after", "2026-05-01T00:00"],
    ["slashes", "2026/05/01"],
    ["another order", "05-01-2026"],
    ["a sign", "+2026-05-01"],
    ["other digits", "２０２６-05-01"],
    ["nothing", ""],
    ["a word", "today"],
  ])("%s is none", (_, text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("agrees with the lengths of the months, and with the leap years of the Gregorian calendar", () => {
    for (const [year, february] of YEARS) {
      const lengths = [0, 31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0];
      for (const [month, length] of lengths.entries()) {
        for (let day = 0; day <= 99; day++) {
          expect(isCalendarDate(textOf(year, month, day))).toBe(day >= 1 && day <= length);
        }
      }
    }
  });
});

function textOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
