import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validate } from "../shared/validate.ts";
import { isCalendarDate } from "../shared/wall-clock.ts";
import { aCalendarEventDraft } from "../testing/fixtures.ts";
import { calendarEventSeriesSchema, datesOfDraft, repeatedDates, seriesDrafts } from "./calendar-event-series.ts";

const parse = (repetition: object) => validate(calendarEventSeriesSchema, { ...aCalendarEventDraft(), ...repetition });
const issues = (issues: readonly object[]) => expect.objectContaining({ issues });

describe("a repeating event", () => {
  it.each([
    [{}, 1],
    [{ count: "a few", leftOut: ["2026-05-14"] }, 1],
    [{ repeat: "never", count: "3", leftOut: ["2026-05-14"] }, 1],
    [{ repeat: "weekly", count: "2" }, 2],
    [{ repeat: "two-weekly", count: " 8 " }, 8],
    [{ repeat: "monthly", count: "52" }, 52],
  ])("can have the repetition %j", (typed, count) => {
    expect(seriesDrafts(parse(typed), 7)).toHaveLength(count);
  });

  it.each(["0", "1", "53", "-1", "1.5", "0x10", "1e1", "a few", "NaN", ""])("cannot have a count of %j", (count) => {
    const issue = { field: "count", code: "malformed" };
    expect(() => parse({ repeat: "weekly", count })).toThrow(issues([issue]));
  });

  it("is rejected with all its errors at once", () => {
    expect(() => parse({ title: " ", repeat: "weekly" })).toThrow("Invalid: title (required), count (malformed)");
  });

  it("becomes one draft per date", () => {
    const draft = aCalendarEventDraft({ date: "9999-12-17", title: " Circle ", ends: "20:00" });
    const drafts = seriesDrafts(validate(calendarEventSeriesSchema, { ...draft, repeat: "weekly", count: "9" }), 7);
    const dates = ["9999-12-17", "9999-12-24", "9999-12-31"];
    expect(drafts).toEqual(dates.map((date) => ({ ...draft, title: "Circle", date, series: 7 })));
  });

  it("can skip some dates, but not all", () => {
    const repetition = { date: "2026-05-14", repeat: "weekly", count: "3" };
    const drafts = seriesDrafts(parse({ ...repetition, leftOut: ["2026-05-14", "2026-05-28", "2026-06-11"] }), 7);
    expect(drafts).toMatchObject([{ date: "2026-05-21" }]);
    expect(drafts[0]).not.toHaveProperty("series");
    const issue = { field: "leftOut", code: "malformed" };
    expect(() => parse({ ...repetition, leftOut: ["2026-05-14", "2026-05-21", "2026-05-28"] })).toThrow(
      issues([issue]),
    );
    expect(() => parse({ ...repetition, date: "soon", count: "x" })).toThrow(
      "Invalid: date (malformed), count (malformed)",
    );
  });

  it("has one date if its repetition is unset or unknown", () => {
    for (const repeat of [undefined, "daily"])
      expect(datesOfDraft("2026-05-14", { repeat, count: "3", leftOut: ["2026-05-14"] })).toEqual(["2026-05-14"]);
  });

  it("is a series only if it has at least two dates", () => {
    const ids = (fields: object, now: number) =>
      seriesDrafts(validate(calendarEventSeriesSchema, { ...aCalendarEventDraft({ series: 3 }), ...fields }), now).map(
        ({ series }) => series,
      );
    expect(ids({}, 7)).toEqual([undefined]);
    expect(ids({ repeat: "weekly", count: "2" }, 7)).toEqual([7, 7]);
    expect(ids({ repeat: "weekly", count: "2", date: "9999-12-31" }, 7)).toEqual([undefined]);
    expect(ids({ repeat: "weekly", count: "2" }, Number.NaN)).toEqual([0, 0]);
  });
});

describe("the dates of a repeating event", () => {
  it.each([
    ["across February 29", "2028-02-22", ["2028-02-22", "2028-02-29", "2028-03-07"]],
    ["across the spring clock change", "2026-03-01", ["2026-03-01", "2026-03-08", "2026-03-15"]],
    ["up to the last valid day", "9999-12-20", ["9999-12-20", "9999-12-27"]],
  ] as const)("continue weekly %s", (_, first, dates) => {
    expect(repeatedDates(first, "weekly", 3)).toEqual(dates);
  });

  it("are as many as requested", () => {
    expect(repeatedDates("2026-05-01", "weekly", 1)).toEqual(["2026-05-01"]);
    expect(repeatedDates("2026-05-01", "weekly", 0)).toEqual([]);
    expect(repeatedDates("2026-05-01", "never", 3)).toEqual(["2026-05-01"]);
  });

  it.each([
    ["every two weeks", "two-weekly", "2026-10-21", ["2026-10-21", "2026-11-04", "2026-11-18"]],
    ["on the second Tuesday", "monthly", "2026-12-08", ["2026-12-08", "2027-01-12", "2027-02-09"]],
    ["on the fourth Wednesday", "monthly", "2026-01-28", ["2026-01-28", "2026-02-25", "2026-03-25"]],
    ["on the fifth and last Saturday", "monthly", "2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-28"]],
    ["on the last Friday again", "monthly", "2026-05-29", ["2026-05-29", "2026-06-26", "2026-07-31"]],
    ["up to the last valid month", "monthly", "9999-11-10", ["9999-11-10", "9999-12-08"]],
  ] as const)("continue %s", (_, repetition, first, dates) => {
    expect(repeatedDates(first, repetition, 3)).toEqual(dates);
  });

  it("fall on the same weekday of each month", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 * 400 }), (day) => {
        const first = new Date(day * 86_400_000).toISOString().slice(0, 10);
        if (!isCalendarDate(first)) throw new Error("There is such a day.");
        const moments = repeatedDates(first, "monthly", 24).map((date) => new Date(`${date}T00:00Z`));
        const [start = new Date(0)] = moments;
        const weekOf = (moment: Date) => Math.ceil(moment.getUTCDate() / 7);
        for (const [index, moment] of moments.entries()) {
          expect(moment.getUTCDay()).toBe(start.getUTCDay());
          expect((moment.getUTCMonth() - start.getUTCMonth() + 24) % 12).toBe(index % 12);
          if (weekOf(moment) === weekOf(start)) continue;
          expect([weekOf(start), weekOf(moment)]).toEqual([5, 4]);
          expect(new Date(moment.getTime() + 7 * 86_400_000).getUTCMonth()).not.toBe(moment.getUTCMonth());
        }
      }),
    );
  });
});
