import { type CalendarDate, seriesRuns } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { repeatingDays } from "../../../../words/events.ts";
import { runDays } from "./run-days.ts";

it.each<[dates: CalendarDate[], words: string]>([
  [["2026-12-02", "2026-12-09"], "every Wednesday"],
  [["2026-12-02", "2026-12-16"], "every other Wednesday"],
  [["2026-12-02", "2027-01-06"], "every first Wednesday of the month"],
  [["2026-12-25", "2027-01-22"], "every fourth Friday of the month"],
  [["2026-12-02", "2026-12-09", "2026-12-23"], "Wednesdays"],
])("the days of a run are put into words: %j", (dates, words) => {
  const [run] = seriesRuns(dates.map((date, id) => aCalendarEvent({ id, date, series: 7 })));
  expect(run && runDays(run)).toBe(words);
});

it("a language has a text of its own for each weekday", () => {
  const weekly = [
    "todos os domingos",
    ...Array(4).fill("todas as {weekday}s"),
    "todas as sextas-feiras",
    "todos os sábados",
  ];
  const [run] = seriesRuns(
    (["2026-12-04", "2026-12-11"] as const).map((date, id) => aCalendarEvent({ id, date, series: 7 })),
  );
  expect(run && runDays(run, { ...repeatingDays, weekly })).toBe("todas as sextas-feiras");
});
