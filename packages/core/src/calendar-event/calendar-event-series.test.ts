import { describe, expect, it } from "vitest";
import { validate } from "../shared/validate.ts";
import { aCalendarEventDraft } from "../testing/fixtures.ts";
import { calendarEventSeriesSchema, seriesDrafts } from "./calendar-event-series.ts";

const weeksOf = (weeks?: string) => validate(calendarEventSeriesSchema, { ...aCalendarEventDraft(), weeks }).weeks;

describe("an event that may be repeated weekly", () => {
  it.each([
    [undefined, 1],
    ["", 1],
    ["  ", 1],
    ["1", 1],
    [" 8 ", 8],
    ["52", 52],
  ])("takes %j as %i", (typed, weeks) => {
    expect(weeksOf(typed)).toBe(weeks);
  });

  it.each([
    ["0", "out-of-range"],
    ["53", "out-of-range"],
    ["-1", "out-of-range"],
    ["1.5", "malformed"],
    ["a few", "malformed"],
    ["NaN", "malformed"],
    ["Infinity", "malformed"],
  ])("does not take %j, and says what it takes", (typed, code) => {
    const message = "Please enter a whole number from 1 to 52";
    expect(() => weeksOf(typed)).toThrow(expect.objectContaining({ issues: [{ field: "weeks", code, message }] }));
  });

  it("follows the rules of an event", () => {
    expect(() => validate(calendarEventSeriesSchema, { ...aCalendarEventDraft({ title: " " }), weeks: "2" })).toThrow(
      "Invalid: title (required)",
    );
  });

  it("becomes a draft for each week, alike but for the date", () => {
    const draft = aCalendarEventDraft({ date: "9999-12-17", title: " Circle " });
    const drafts = seriesDrafts(validate(calendarEventSeriesSchema, { ...draft, weeks: "9" }));
    const dates = ["9999-12-17", "9999-12-24", "9999-12-31"];
    expect(drafts).toEqual(dates.map((date) => ({ ...draft, title: "Circle", date })));
  });
});
