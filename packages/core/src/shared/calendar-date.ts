/**
 * A day as written on a wall calendar, `YYYY-MM-DD`, without a time zone (specification, section 3).
 * Text order is calendar order. It is never handed to `new Date(text)`, which would read it as UTC
 * and show the day before to everybody west of Greenwich.
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

/** The calendar date of a moment, read in the time zone of the device. */
export function calendarDateOf(moment: Date): CalendarDate {
  const year = String(moment.getFullYear()).padStart(4, "0");
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  const day = String(moment.getDate()).padStart(2, "0");
  const text = `${year}-${month}-${day}`;
  return isCalendarDate(text) ? text : "0001-01-01";
}

/** The day so many days later, on the wall calendar; undefined beyond the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  const moment = midnightOf(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  const year = String(moment.getUTCFullYear()).padStart(4, "0");
  const month = String(moment.getUTCMonth() + 1).padStart(2, "0");
  const day = String(moment.getUTCDate()).padStart(2, "0");
  const text = `${year}-${month}-${day}`;
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

/** The day's midnight in Greenwich, where no clock is ever changed: for counting and formatting only. */
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
