import { describe, expect, it } from "vitest";
import { isCalendarDate, isPlainTime } from "./wall-clock.ts";

describe("a calendar date", () => {
  it.each([
    ...["0000-01-01", "12026-01-01", "26-01-01", "2026-5-01", "2026-05-1", " 2026-05-01", "2026-05-01 "],
    ...["2026-05-01\n", "2026-05-01T00:00", "2026/05/01", "05-01-2026", "+2026-05-01", "２０２６-05-01", "", "today"],
  ])("cannot be %j", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it.each([
    ["0001", 28],
    ["0004", 29],
    ["0100", 28],
    ["0400", 29],
    ["1900", 28],
    ["2000", 29],
    ["2026", 28],
    ["9999", 28],
  ])("follows the month lengths of %s, with %d days in February", (year, february) => {
    const twoDigits = (count: number) => String(count).padStart(2, "0");
    const lengths = [0, 31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0];
    for (const [month, length] of lengths.entries())
      for (let day = 0; day <= 99; day++)
        expect(isCalendarDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`)).toBe(day >= 1 && day <= length);
  });
});

it("a time of day is from 00:00 to 23:59", () => {
  const times = ["00:00", "00:59", "09:05", "12:00", "19:30", "20:00", "23:59"];
  expect(times.filter(isPlainTime)).toEqual(times);
  const others = ["24:00", "23:60", "9:00", "09:5", "0900", "09:00:00", " 09:00", "09:00\n", "-1:00", "０９:00", ""];
  expect(others.filter(isPlainTime)).toEqual([]);
});
