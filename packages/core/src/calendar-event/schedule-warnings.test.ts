import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { scheduleWarnings } from "./schedule-warnings.ts";

const vigil = aCalendarEvent({ id: 1, date: "2026-04-01", time: "18:30" });
const circle = aCalendarEvent({ id: 2, date: "2026-05-14", time: "18:30" });
const context = {
  events: [vigil, circle],
  editedEvent: undefined,
  now: { date: "2026-05-01", time: "02:00" },
} as const;

describe("the warnings for a draft", () => {
  it.each([
    { date: "2026-05-01", time: "18:30", repeat: "never", count: "", isPast: false, conflict: undefined },
    { date: "2026-04-30", time: "18:30", repeat: "never", count: "", isPast: true, conflict: undefined },
    { date: "2026-05-14", time: "18:30", repeat: "never", count: "", isPast: false, conflict: circle },
    { date: "2026-05-07", time: "18:30", repeat: "weekly", count: "2", isPast: false, conflict: circle },
    { date: "2026-05-07", time: "18:30", repeat: "weekly", count: "53", isPast: false, conflict: undefined },
    { date: "2026-03-25", time: "18:30", repeat: "weekly", count: "9", isPast: true, conflict: vigil },
    { date: "", time: "18:30", repeat: "weekly", count: "2", isPast: false, conflict: undefined },
    { date: "2026-03-12", time: "18:30", repeat: "monthly", count: "3", isPast: true, conflict: circle },
  ] as const)("are computed for $date at $time, $repeat, count $count", ({ isPast, conflict, ...draft }) => {
    expect(scheduleWarnings(draft, context)).toEqual({ isPast, conflict });
  });

  it.each([
    ["starts during the event", "20:00", undefined, 4],
    ["starts when the event ends", "21:00", undefined, undefined],
    ["ends during the event", "19:00", "20:00", 4],
    ["surrounds the event", "19:00", "23:00", 4],
    ["runs past midnight into the event", "22:00", "00:30", 5],
  ] as const)("include a conflict only if the draft overlaps an event: %s", (_, time, ends, id) => {
    const events = [
      aCalendarEvent({ id: 4, date: "2026-06-01", time: "19:30", ends: "21:00" }),
      aCalendarEvent({ id: 5, date: "2026-06-02", time: "00:00" }),
    ];
    const draft = { date: "2026-06-01", time, ends };
    expect(scheduleWarnings(draft, { ...context, events }).conflict?.id).toBe(id);
    const canceled = events.map((event) => ({ ...event, canceled: true }));
    expect(scheduleWarnings(draft, { ...context, events: canceled }).conflict).toBeUndefined();
  });

  it.each([
    ["22:00", "06:00", false],
    ["22:00", "01:00", true],
    ["22:00", "", true],
    ["", "06:00", true],
  ])("say whether last night's draft from %j to %j is past: %s", (time, ends, isPast) => {
    expect(scheduleWarnings({ date: "2026-04-30", time, ends }, context).isPast).toBe(isPast);
  });

  it("ignore an incomplete end time", () => {
    const late = { date: "2026-05-14", time: "17:00", ends: "19:00" };
    expect(scheduleWarnings(late, context).conflict).toBe(circle);
    expect(scheduleWarnings({ ...late, ends: "1" }, context).conflict).toBeUndefined();
    const night = { ...vigil, date: "2026-05-13", time: "22:00", ends: "02:00" } as const;
    const blank = { date: "2026-05-14", time: "", ends: "" };
    expect(scheduleWarnings(blank, { ...context, events: [night] }).conflict).toBeUndefined();
  });

  it("do not appear if an edited event keeps its date and time", () => {
    const editing = { ...context, events: [vigil, { ...vigil, id: 3 }], editedEvent: vigil };
    expect(scheduleWarnings(vigil, editing)).toMatchObject({ isPast: false, conflict: undefined });
    expect(scheduleWarnings({ ...vigil, ends: "18:45" }, editing).conflict?.id).toBe(3);
    expect(scheduleWarnings({ ...vigil, date: "2026-04-02" }, editing).isPast).toBe(true);
    expect(scheduleWarnings({ ...vigil, time: "18:31" }, editing).isPast).toBe(true);
    expect(scheduleWarnings({ ...vigil, ends: "19:00" }, editing).isPast).toBe(true);
    const ending = { ...editing, editedEvent: { ...vigil, ends: "19:00" } } as const;
    expect(scheduleWarnings({ ...vigil, ends: "19:00" }, ending).isPast).toBe(false);
  });
});
