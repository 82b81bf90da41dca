import { type CalendarDate, dateFrom, midnightOf } from "./calendar-date.ts";

/**
 * The same weekday of the month so many months later: the second Tuesday for a second Tuesday. For a fifth one, the last
 * of the month, because few months have a fifth. Undefined beyond the years 0001 to 9999.
 */
export function sameWeekdayOfMonth(date: CalendarDate, months: number): CalendarDate | undefined {
  const from = midnightOf(date);
  const to = midnightOf(date);
  to.setUTCMonth(from.getUTCMonth() + months, 1);
  const month = to.getUTCMonth();
  const daysToWeekday = (from.getUTCDay() - to.getUTCDay() + 7) % 7;
  const wholeWeeks = Math.floor((from.getUTCDate() - 1) / 7);
  to.setUTCDate(1 + daysToWeekday + 7 * wholeWeeks);
  if (to.getUTCMonth() !== month) to.setUTCDate(to.getUTCDate() - 7);
  return dateFrom(to.getUTCFullYear(), to.getUTCMonth(), to.getUTCDate());
}
