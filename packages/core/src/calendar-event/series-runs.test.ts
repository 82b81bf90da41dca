import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../shared/wall-clock.ts";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { repeatedDates } from "./calendar-event-series.ts";
import { runRhythm, type SeriesRun, seriesRuns } from "./series-runs.ts";

const on = (date: CalendarDate, different: Parameters<typeof aCalendarEvent>[0] = {}) =>
  aCalendarEvent({ id: Number(date.replaceAll("-", "")), series: 7, date, ...different });

const datesIn = (runs: readonly SeriesRun[]) => runs.map((run) => run.map(({ date }) => date.slice(5)).join(" "));

describe("the dates of a series", () => {
  it("are grouped around an unrelated event", () => {
    const wednesdays = [on("2026-12-02"), on("2026-12-09"), on("2026-12-23")];
    const workshop = aCalendarEvent({ date: "2026-12-12" });
    const events = [...wednesdays.slice(0, 2), workshop, ...wednesdays.slice(2), on("2026-12-30")];
    expect(datesIn(seriesRuns(events))).toEqual(["12-02 12-09 12-23 12-30", "12-12"]);
    expect(datesIn(seriesRuns(events.slice(1, 4)))).toEqual(["12-09 12-23", "12-12"]);
    expect(seriesRuns([])).toEqual([]);
  });

  it.each([{ canceled: true }, { full: true }, { series: undefined }])(
    "are not grouped if all have %j",
    (different) => {
      const events = [on("2026-12-02", different), on("2026-12-09", different)];
      expect(seriesRuns(events)).toHaveLength(2);
    },
  );

  it.each<[string, Parameters<typeof aCalendarEvent>[0]]>([
    ["a different title", { title: "Last circle" }],
    ["been canceled", { canceled: true }],
    ["filled up", { full: true }],
    ["a different series", { series: 8 }],
    ["no series", { series: undefined }],
    ["moved to another weekday", { date: "2026-12-10" }],
  ])("are not grouped with a date that has %s", (_, different) => {
    const events = [on("2026-12-02"), on("2026-12-09", different), on("2026-12-16")];
    const [first, other, last] = events;
    expect(seriesRuns(events)).toEqual([[first, last], [other]]);
  });

  it.each([
    ["weekly", "2026-12-02", "weekly"],
    ["two-weekly", "2026-12-02", "twoWeekly"],
    ["monthly", "2026-12-02", "first"],
    ["monthly", "2026-12-25", "fourth"],
    ["monthly", "2026-12-31", "irregular"],
  ] as const)("have a regular rhythm: %s from %s", (repetition, first, rhythm) => {
    const [run] = seriesRuns(repeatedDates(first, repetition, 5).map((date) => on(date)));
    expect(run).toHaveLength(5);
    expect(run && runRhythm(run)).toBe(rhythm);
  });

  it.each([
    ["one is skipped", ["2026-12-02", "2026-12-09", "2026-12-23"]],
    ["a month is skipped", ["2026-12-02", "2027-02-03"]],
    ["they are four weeks apart", ["2026-12-02", "2026-12-30", "2027-01-27"]],
  ] as const)("are irregular if %s", (_, [first, ...others]) => {
    expect(runRhythm([on(first), ...others.map((date) => on(date))])).toBe("irregular");
  });
});
