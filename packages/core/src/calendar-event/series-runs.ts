import { addDays, type CalendarDate, midnightOf } from "../shared/wall-clock.ts";
import { type CalendarEvent, isSameCalendarEvent } from "./calendar-event.ts";

/** One event, or several of a series that differ only in date and share a weekday. */
export type SeriesRun = readonly [CalendarEvent, ...CalendarEvent[]];

/** Joins the dates of each series in a list sorted by date and time. A run does not split when its first or last dates are over. */
export function seriesRuns(events: readonly CalendarEvent[]): SeriesRun[] {
  const runs: [CalendarEvent, ...CalendarEvent[]][] = [];
  for (const event of events) {
    const { id, date, series, canceled, full } = event;
    const isOfRun = ([first]: SeriesRun) =>
      weekdayOf(first.date) === weekdayOf(date) && isSameCalendarEvent({ ...first, id, date }, event);
    const run = series === undefined || canceled || full ? undefined : runs.find(isOfRun);
    if (run === undefined) runs.push([event]);
    else run.push(event);
  }
  return runs;
}

/** How the dates of a run follow each other. `first` to `fourth` is the same weekday of each month. */
export type RunRhythm = "weekly" | "twoWeekly" | (typeof WEEKS)[number] | "irregular";

/** A run's rhythm, inferred from its dates so that the calendar page need not load the code that generates them. */
export function runRhythm(run: SeriesRun): RunRhythm {
  const week = weekOfMonth(run[0].date);
  const isEvery = (...gaps: readonly number[]) =>
    run.slice(1).every(({ date }, index) => gaps.some((days) => addDays(run[index]?.date ?? date, days) === date));
  if (isEvery(7)) return "weekly";
  if (isEvery(14)) return "twoWeekly";
  const isMonthly = isEvery(28, 35) && run.every(({ date }) => weekOfMonth(date) === week);
  return (isMonthly && WEEKS[week]) || "irregular";
}

const WEEKS = ["first", "second", "third", "fourth"] as const;

const weekOfMonth = (date: CalendarDate) => Math.floor((Number(date.slice(8)) - 1) / 7);

const weekdayOf = (date: CalendarDate) => midnightOf(date).getUTCDay();
