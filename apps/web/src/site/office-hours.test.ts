import { expect, it } from "vitest";
import { clockTime24, DEFAULT_OFFICE_HOURS, openingHours } from "./office-hours.ts";

it("office hours are written for search engines", () => {
  expect(DEFAULT_OFFICE_HOURS.map(openingHours)).toEqual(["Mo-Fr 09:00-19:00", "Sa 10:00-17:00", "Su 12:00-16:00"]);
});

it.each([
  ["12:00 AM", "00:00"],
  ["12:30 PM", "12:30"],
  ["1:05 AM", "01:05"],
  ["11:59 PM", "23:59"],
])("%s is %s", (time, expected) => expect(clockTime24(time)).toBe(expected));
