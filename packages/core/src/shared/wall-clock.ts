/**
 * A day as on a wall calendar, `YYYY-MM-DD`, without a time zone (specification, section 3). String order is calendar
 * order. Never pass it to `new Date(text)`, which parses it as UTC and so shows the previous day west of Greenwich.
 */
export type CalendarDate = `${number}-${number}-${number}`;

/** A time as on a wall clock, `HH:MM` from `00:00` to `23:59`, without a time zone. String order is time order. */
export type PlainTime = `${number}:${number}`;

/** A date and a time on the wall clock, without a time zone. */
export interface PlainDateTime {
  readonly date: CalendarDate;
  readonly time: PlainTime;
}

/** Whether the string is a date that exists in the Gregorian calendar, years 0001 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  const isPadded = /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= "0001";
  // A day that does not exist rolls over into another month.
  return isPadded && midnightOf(text).getUTCMonth() + 1 === Number(text.slice(5, 7));
}

export function isPlainTime(text: string): text is PlainTime {
  return /^([01]\d|2[0-3]):([0-5]\d)$/.test(text);
}

/** "2026-05-14T18:30". String order is time order. */
export function wallClockText({ date, time }: PlainDateTime): string {
  return `${date}T${time}`;
}

export function parseWallClockText(text: string): PlainDateTime | null {
  const [date = "", time = ""] = text.split("T");
  return isCalendarDate(date) && isPlainTime(time) ? { date, time } : null;
}

/** The date this many days later; undefined outside the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  const moment = midnightOf(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return utcDateOf(moment);
}

/** The date of an instant in UTC; undefined outside the years 0001 to 9999. */
export function utcDateOf(moment: Date): CalendarDate | undefined {
  const text = moment.toISOString().slice(0, "2026-05-01".length);
  return isCalendarDate(text) ? text : undefined;
}

/** Midnight UTC on that day, for counting and formatting only, because UTC clocks never change. */
export function midnightOf(text: string): Date {
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8)));
  return midnight;
}
