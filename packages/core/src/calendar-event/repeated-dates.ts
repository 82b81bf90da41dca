import { addDays, type CalendarDate } from "../shared/calendar-date.ts";
import { sameWeekdayOfMonth } from "../shared/same-weekday-of-month.ts";

/** How an event repeats, in the order in which forms offer it. A month later is the same weekday of the month. */
export const REPETITIONS = ["never", "weekly", "two-weekly", "monthly"] as const;

export type Repetition = (typeof REPETITIONS)[number];

/** The most dates of an event that repeats: a year of weeks. */
export const MAX_REPEATED_DATES = 52;

/**
 * The day itself and those on which the event repeats, `count` in all; without repetition, the day alone. Counted on the
 * wall calendar, so daylight saving time does not move them. Dates beyond the year 9999 are left out.
 */
export function repeatedDates(first: CalendarDate, repetition: Repetition, count: number): CalendarDate[] {
  const later = laterDates[repetition];
  const dates = Array.from({ length: count }, (_, index) => (index === 0 ? first : later(first, index)));
  return dates.filter((date) => date !== undefined);
}

/** The date so many repetitions later. */
const laterDates: Record<Repetition, (first: CalendarDate, index: number) => CalendarDate | undefined> = {
  never: () => undefined,
  weekly: (first, index) => addDays(first, 7 * index),
  "two-weekly": (first, index) => addDays(first, 14 * index),
  monthly: sameWeekdayOfMonth,
};
