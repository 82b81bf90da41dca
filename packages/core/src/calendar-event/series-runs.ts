import { addDays, type CalendarDate, midnightOf } from "../shared/wall-clock.ts";
import { type CalendarEvent, isSameCalendarEvent } from "./calendar-event.ts";

/** One event, or several of a series that differ only in date and fall on the same weekday. */
export type SeriesRun = readonly [CalendarEvent, ...CalendarEvent[]];

/** Joins the events of each series into runs. Expects a chronological list. */
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

/** How often a run repeats. `first` to `fourth` means that weekday of each month. */
export type RunRhythm = "weekly" | "twoWeekly" | (typeof WEEKS)[number] | "irregular";

/** Infers a run's rhythm from its dates, so the calendar page does not load the code that generates series. */
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
