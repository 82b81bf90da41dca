/**
 * A day as written on a wall calendar, `YYYY-MM-DD`, without a time zone (specification, section 3).
 * Text order is calendar order. Never pass it to `new Date(text)`, which reads it as UTC and shows the day before west of
 * Greenwich.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text names a day that exists in the Gregorian calendar, years 0001 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  // A day that does not exist falls into another month.
  return PATTERN.test(text) && text >= "0001" && midnightOf(text).getUTCMonth() + 1 === Number(text.slice(5, 7));
}

/** The date so many days later; undefined beyond the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  const moment = midnightOf(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return utcDateOf(moment);
}

/** The date of an instant in UTC; undefined beyond the years 0001 to 9999. */
export function utcDateOf(moment: Date): CalendarDate | undefined {
  const text = moment.toISOString().slice(0, "2026-05-01".length);
  return isCalendarDate(text) ? text : undefined;
}

/** Midnight UTC of the day, where no clock changes: for counting and formatting only. */
export function midnightOf(text: string): Date {
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8)));
  return midnight;
}
