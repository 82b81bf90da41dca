import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { findConflict } from "./schedule-warnings.ts";

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
  ] as const)("is not one of %s", (_, date, time) => {
    expect(findConflict({ date, time }, events)).toBeUndefined();
  });

  it.each([
    ["begins during", "20:00", undefined, 4],
    ["begins as it ends", "21:00", undefined, undefined],
    ["ends during", "19:00", "20:00", 4],
    ["ends as it begins", "19:00", "19:30", undefined],
    ["surrounds", "19:00", "23:00", 4],
    ["runs over midnight into", "22:00", "00:30", 5],
  ] as const)("is one that the event overlaps with: it %s", (_, time, ends, id) => {
    const longer = [
      aCalendarEvent({ id: 4, date: "2026-06-01", time: "19:30", ends: "21:00" }),
      aCalendarEvent({ id: 5, date: "2026-06-02", time: "00:00" }),
    ];
    expect(findConflict({ date: "2026-06-01", time, ends }, longer)?.id).toBe(id);
  });

  it("is not a canceled one", () => {
    const canceled = events.map((event) => ({ ...event, canceled: true }));
    expect(findConflict({ date: "2026-05-14", time: "18:30" }, canceled)).toBeUndefined();
  });

  it("is not the event itself", () => {
    expect(findConflict({ date: "2026-05-14", time: "18:30" }, events, 1)?.id).toBe(2);
    expect(findConflict({ date: "2026-05-15", time: "18:30" }, events, 3)).toBeUndefined();
  });
});
