/**
 * A local date, `YYYY-MM-DD`, without a time zone (specification, section 3). Sorts as a string. Never pass it to `new
 * Date(text)`: that parses it as UTC and shows the previous day west of Greenwich.
 */
export type CalendarDate = `${number}-${number}-${number}`;

/** A local time, `HH:MM`, from `00:00` to `23:59`. Sorts as a string. */
export type PlainTime = `${number}:${number}`;

export interface PlainDateTime {
  readonly date: CalendarDate;
  readonly time: PlainTime;
}

/** Returns whether a string is a Gregorian date in the years 0001 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  const isPadded = /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= "0001";
  // An invalid day rolls over into the next month.
  return isPadded && midnightOf(text).getUTCMonth() + 1 === Number(text.slice(5, 7));
}

export function isPlainTime(text: string): text is PlainTime {
  return /^([01]\d|2[0-3]):([0-5]\d)$/.test(text);
}

/** Returns "2026-05-14T18:30". Sorts as a string. */
export function wallClockText({ date, time }: PlainDateTime): string {
  return `${date}T${time}`;
}

export function parseWallClockText(text: string): PlainDateTime | null {
  const [date = "", time = ""] = text.split("T");
  return isCalendarDate(date) && isPlainTime(time) ? { date, time } : null;
}

/** Returns undefined outside the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  const moment = midnightOf(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return utcDateOf(moment);
}

/** Returns the UTC date, or undefined outside the years 0001 to 9999. */
export function utcDateOf(moment: Date): CalendarDate | undefined {
  const text = moment.toISOString().slice(0, "2026-05-01".length);
  return isCalendarDate(text) ? text : undefined;
}

/** Returns midnight UTC. Use it only to count or format days. */
export function midnightOf(text: string): Date {
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8)));
  return midnight;
}
