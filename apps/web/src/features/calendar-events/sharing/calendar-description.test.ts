import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { calendarDescription } from "./calendar-description.ts";

const NO_END = "The end time isn’t known, so this is entered as one hour.";

describe("the description of an event in another calendar", () => {
  it.each([
    [{}, `An hour of shared quiet.\n\n${NO_END}`],
    [{ description: " " }, NO_END],
    [{ ends: "20:00" }, "An hour of shared quiet."],
    [{ ends: "20:00", description: undefined }, ""],
    [{ ends: "20:00", full: true }, "An hour of shared quiet.\n\nThis event is full."],
    [{ ends: "20:00", full: true, canceled: true }, "An hour of shared quiet.\n\nThis event is canceled."],
    [{ canceled: true, description: "" }, `This event is canceled.\n${NO_END}`],
  ] as const)("of %j", (fields, description) => {
    expect(calendarDescription(aCalendarEvent(fields))).toBe(description);
  });
});
