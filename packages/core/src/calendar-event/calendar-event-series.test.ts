import { describe, expect, it } from "vitest";
import { validate } from "../shared/validate.ts";
import { aCalendarEventDraft } from "../testing/fixtures.ts";
import { calendarEventSeriesSchema } from "./calendar-event-series.ts";

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

  it.each(["0", "53", "-1", "1.5", "a few", "NaN", "Infinity"])("does not take %j", (typed) => {
    expect(() => weeksOf(typed)).toThrow("Not valid: weeks");
  });

  it("follows the rules of an event", () => {
    expect(() => validate(calendarEventSeriesSchema, { ...aCalendarEventDraft({ title: " " }), weeks: "2" })).toThrow(
      "Not valid: title",
    );
  });
});
