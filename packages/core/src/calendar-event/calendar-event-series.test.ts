import { describe, expect, it } from "vitest";
import { validate } from "../shared/validate.ts";
import { aCalendarEventDraft } from "../testing/fixtures.ts";
import { calendarEventSeriesSchema, datesOfDraft, seriesDrafts } from "./calendar-event-series.ts";

const parse = (repetition: object) => validate(calendarEventSeriesSchema, { ...aCalendarEventDraft(), ...repetition });
const issues = (issues: readonly object[]) => expect.objectContaining({ issues });

describe("an event that may repeat", () => {
  it.each([
    [{}, 1],
    [{ count: "a few", leftOut: "2026-05-14" }, 1],
    [{ repeat: "never", count: "3", leftOut: "2026-05-14" }, 1],
    [{ repeat: "weekly", count: "2" }, 2],
    [{ repeat: "two-weekly", count: " 8 " }, 8],
    [{ repeat: "monthly", count: "52" }, 52],
  ])("takes %j", (typed, count) => {
    expect(seriesDrafts(parse(typed), 7)).toHaveLength(count);
  });

  it.each(["0", "1", "53", "-1", "1.5", "0x10", "1e1", "a few", "NaN", ""])("does not take %j events", (count) => {
    const issue = { field: "count", code: "malformed" };
    expect(() => parse({ repeat: "weekly", count })).toThrow(issues([issue]));
  });

  it("follows the rules of an event, and says all that is wrong at once", () => {
    expect(() => parse({ title: " ", repeat: "weekly" })).toThrow("Invalid: title (required), count (malformed)");
  });

  it("becomes a draft for each date, alike but for the date", () => {
    const draft = aCalendarEventDraft({ date: "9999-12-17", title: " Circle ", ends: "20:00" });
    const drafts = seriesDrafts(validate(calendarEventSeriesSchema, { ...draft, repeat: "weekly", count: "9" }), 7);
    const dates = ["9999-12-17", "9999-12-24", "9999-12-31"];
    expect(drafts).toEqual(dates.map((date) => ({ ...draft, title: "Circle", date, series: 7 })));
  });

  it("leaves dates out, but not all of them", () => {
    const repetition = { date: "2026-05-14", repeat: "weekly", count: "3" };
    const drafts = seriesDrafts(parse({ ...repetition, leftOut: "2026-05-14 2026-05-28 2026-06-11" }), 7);
    expect(drafts).toMatchObject([{ date: "2026-05-21" }]);
    expect(drafts[0]).not.toHaveProperty("series");
    const issue = { field: "leftOut", code: "malformed" };
    expect(() => parse({ ...repetition, leftOut: "2026-05-14 2026-05-21 2026-05-28" })).toThrow(issues([issue]));
    expect(() => parse({ ...repetition, date: "soon", count: "x" })).toThrow(
      "Invalid: date (malformed), count (malformed)",
    );
  });

  it("has one date while its repetition is not chosen, or not one that there is", () => {
    for (const repeat of [undefined, "daily"])
      expect(datesOfDraft("2026-05-14", { repeat, count: "3", leftOut: "2026-05-14" })).toEqual(["2026-05-14"]);
  });

  it("is of a series only where there are two events or more", () => {
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
