import { addDays, type CalendarDate } from "../shared/calendar-date.ts";

/** The most events that one press makes: a year of weeks. */
export const MAX_WEEKLY_EVENTS = 52;

/**
 * The day itself and the same day of each of the following weeks, `count` in all. Counted on the wall calendar, so no
 * change of clocks moves them. Beyond the year 9999 there are no days.
 */
export function weeklyDates(first: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, week) => addDays(first, 7 * week)).filter((date) => date !== undefined);
}
