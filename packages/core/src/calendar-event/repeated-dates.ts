import { addDays, type CalendarDate, midnightOf, utcDateOf } from "../shared/calendar-date.ts";

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

const laterDates: Record<Repetition, (first: CalendarDate, index: number) => CalendarDate | undefined> = {
  never: () => undefined,
  weekly: (first, index) => addDays(first, 7 * index),
  "two-weekly": (first, index) => addDays(first, 14 * index),
  monthly: sameWeekdayOfMonth,
};

/**
 * The same weekday of the month so many months later: the second Tuesday for a second Tuesday. For a fifth one, the last
 * of the month, because few months have a fifth. Undefined beyond the years 0001 to 9999.
 */
function sameWeekdayOfMonth(date: CalendarDate, months: number): CalendarDate | undefined {
  const from = midnightOf(date);
  const to = midnightOf(date);
  to.setUTCMonth(from.getUTCMonth() + months, 1);
  const month = to.getUTCMonth();
  const daysToWeekday = (from.getUTCDay() - to.getUTCDay() + 7) % 7;
  const wholeWeeks = Math.floor((from.getUTCDate() - 1) / 7);
  to.setUTCDate(1 + daysToWeekday + 7 * wholeWeeks);
  if (to.getUTCMonth() !== month) to.setUTCDate(to.getUTCDate() - 7);
  return utcDateOf(to);
}
