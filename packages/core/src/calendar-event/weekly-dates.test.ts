import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalendarDate } from "../shared/calendar-date.ts";
import { weeklyDates } from "./weekly-dates.ts";

describe("the dates of weekly events", () => {
  it.each([
    ["across a month's end", "2026-04-29", ["2026-04-29", "2026-05-06", "2026-05-13"]],
    ["across a year's end", "2026-12-24", ["2026-12-24", "2026-12-31", "2027-01-07"]],
    ["across February 29", "2028-02-22", ["2028-02-22", "2028-02-29", "2028-03-07"]],
    ["across a February without a 29th", "2100-02-22", ["2100-02-22", "2100-03-01", "2100-03-08"]],
    ["across the spring change of clocks", "2026-03-01", ["2026-03-01", "2026-03-08", "2026-03-15"]],
    ["across the autumn change of clocks", "2026-10-25", ["2026-10-25", "2026-11-01", "2026-11-08"]],
    ["in the first year", "0001-01-01", ["0001-01-01", "0001-01-08", "0001-01-15"]],
    ["up to the last day there is", "9999-12-20", ["9999-12-20", "9999-12-27"]],
  ] as const)("go on %s", (_, first, dates) => {
    expect(weeklyDates(first, 3)).toEqual(dates);
  });

  it("are as many as asked for, one or none", () => {
    expect(weeklyDates("2026-05-01", 1)).toEqual(["2026-05-01"]);
    expect(weeklyDates("2026-05-01", 0)).toEqual([]);
  });

  it("all fall on one day of the week, seven days apart", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const first = `${year}-${month < 10 ? "0" : ""}${month}-15`;
        if (!isCalendarDate(first)) throw new Error("There is such a day.");
        const moments = weeklyDates(first, 60).map((date) => Date.parse(`${date}T00:00Z`));
        const apart = moments.map((moment, week) => moment - week * 7 * 86_400_000);
        expect(new Set(apart)).toEqual(new Set([Date.parse(`${first}T00:00Z`)]));
        expect(moments).toHaveLength(60);
      }),
    );
  });
});
