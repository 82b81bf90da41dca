import { addDays, type CalendarDate, formatCalendarDate } from "../shared/calendar-date.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { isSameCalendarEvent } from "./calendar-event-revision.ts";

/** An event, or several of one series that differ in nothing but their dates, which are on one weekday. */
export type SeriesRun = readonly [CalendarEvent, ...CalendarEvent[]];

/**
 * Joins neighbors of one series in a list by schedule. Whether two belong together depends on those two alone, so what is
 * left of a run stays together when its first or its last dates go.
 */
export function seriesRuns(events: readonly CalendarEvent[]): SeriesRun[] {
  const runs: [CalendarEvent, ...CalendarEvent[]][] = [];
  for (const event of events) {
    const { id, date, series, canceled, full } = event;
    const run = series === undefined || canceled || full ? undefined : runs.at(-1);
    const isNext =
      run && weekdayOf(run[0].date) === weekdayOf(date) && isSameCalendarEvent({ ...run[0], id, date }, event);
    if (isNext) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/**
 * "Every Wednesday", or "Wednesdays" where the dates follow no rule. Stays true when the first or the last of them go. Reads
 * the rule off the dates, so that the calendar page does not load what makes them.
 */
export function formatRunDays(run: SeriesRun): string {
  const weekday = weekdayOf(run[0].date);
  const week = weekOfMonth(run[0].date);
  const isEvery = (...gaps: readonly number[]) =>
    run.slice(1).every(({ date }, index) => gaps.some((days) => addDays(run[index]?.date ?? date, days) === date));
  if (isEvery(7)) return `Every ${weekday}`;
  if (isEvery(14)) return `Every other ${weekday}`;
  const isMonthly = isEvery(28, 35) && run.every(({ date }) => weekOfMonth(date) === week);
  return isMonthly ? `Every ${ORDINALS[week]} ${weekday} of the month` : `${weekday}s`;
}

const ORDINALS = ["first", "second", "third", "fourth"];

const weekOfMonth = (date: CalendarDate) => Math.floor((Number(date.slice(8)) - 1) / 7);

const weekdayOf = (date: CalendarDate) => formatCalendarDate(date).split(",")[0];
