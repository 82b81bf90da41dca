import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { findConflict } from "./find-conflict.ts";

const events = [
  aCalendarEvent({ id: 1, date: "2026-05-14", time: "18:30" }),
  aCalendarEvent({ id: 2, date: "2026-05-14", time: "18:30" }),
  aCalendarEvent({ id: 3, date: "2026-05-15", time: "18:30" }),
];

describe("an event in conflict", () => {
  it("is the first event at the same date and time", () => {
    expect(findConflict({ date: "2026-05-14", time: "18:30" }, events)?.id).toBe(1);
  });

  it.each([
    ["another day", "2026-05-16", "18:30"],
    ["another time", "2026-05-14", "18:31"],
    ["no day or time yet", "", ""],
  ])("is not one of %s", (_, date, time) => {
    expect(findConflict({ date, time }, events)).toBeUndefined();
  });

  it("is not the event itself", () => {
    expect(findConflict({ date: "2026-05-14", time: "18:30" }, events, 1)?.id).toBe(2);
    expect(findConflict({ date: "2026-05-15", time: "18:30" }, events, 3)).toBeUndefined();
  });
});
