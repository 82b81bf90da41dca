import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { calendarDescription } from "./calendar-description.ts";

const notes = { canceled: "It is canceled.", full: "It is full.", noEnd: "It has no end." };

describe("the description of an event in another calendar", () => {
  it.each([
    [{}, `An hour of shared quiet.\n\n${notes.noEnd}`],
    [{ description: " " }, notes.noEnd],
    [{ ends: "20:00" }, "An hour of shared quiet."],
    [{ ends: "20:00", description: undefined }, ""],
    [{ ends: "20:00", full: true }, "An hour of shared quiet.\n\nIt is full."],
    [{ ends: "20:00", full: true, canceled: true }, "An hour of shared quiet.\n\nIt is canceled."],
    [{ canceled: true, description: "" }, `It is canceled.\n${notes.noEnd}`],
  ] as const)("of %j", (fields, description) => {
    expect(calendarDescription(aCalendarEvent(fields), notes)).toBe(description);
  });
});
