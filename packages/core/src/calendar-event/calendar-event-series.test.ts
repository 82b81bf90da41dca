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

  it.each(["0", "53", "-1", "1.5", "a few", "NaN", "Infinity"])("does not take %j, and says what it takes", (typed) => {
    const message = "Please enter a whole number from 1 to 52";
    expect(() => weeksOf(typed)).toThrow(expect.objectContaining({ fields: [{ field: "weeks", message }] }));
  });

  it("follows the rules of an event", () => {
    expect(() => validate(calendarEventSeriesSchema, { ...aCalendarEventDraft({ title: " " }), weeks: "2" })).toThrow(
      "Not valid: title",
    );
  });
});
