import { addDays, type CalendarDate } from "../shared/calendar-date.ts";

/** The most events in a series: a year of weeks. */
export const MAX_WEEKLY_EVENTS = 52;

/**
 * The day itself and the same weekday of the following weeks, `count` in all. Counted on the wall calendar, so daylight
 * saving time does not move them. Weeks beyond the year 9999 are left out.
 */
export function weeklyDates(first: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, week) => addDays(first, 7 * week)).filter((date) => date !== undefined);
}
