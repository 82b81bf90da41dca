/**
 * A day as written on a wall calendar, `YYYY-MM-DD`, without a time zone (specification, section 3).
 * Text order is calendar order. Never pass it to `new Date(text)`, which reads it as UTC and shows the day before west of
 * Greenwich.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether the text names a day that exists in the Gregorian calendar, years 0001 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  const { year, month, day } = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The calendar date of an instant in the time zone of the device. */
export function calendarDateOf(moment: Date): CalendarDate {
  return dateFrom(moment.getFullYear(), moment.getMonth(), moment.getDate()) ?? "0001-01-01";
}

/** The day so many days later, on the wall calendar; undefined beyond the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  const moment = midnightOf(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return dateFrom(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}

/** Counts months from 0, as `Date` does. */
function dateFrom(year: number, month: number, day: number): CalendarDate | undefined {
  const text = `${String(year).padStart(4, "0")}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isCalendarDate(text) ? text : undefined;
}

const longDate = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Friday, May 1, 2026": US English, long form (specification, section 9). */
export function formatCalendarDate(date: CalendarDate): string {
  return longDate.format(midnightOf(date));
}

/** Midnight UTC of the day, where no clock changes: for counting and formatting only. */
function midnightOf(date: CalendarDate): Date {
  const { year, month, day } = partsOf(date);
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight;
}

function partsOf(text: string): DateParts {
  const [, year, month, day] = PATTERN.exec(text) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
