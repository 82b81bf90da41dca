import { type Clock, DAY_MS, isMoment } from "./clock.ts";
import { type CalendarDate, isCalendarDate, isPlainTime, type PlainDateTime } from "./wall-clock.ts";

const FIRST_READING = Date.parse("0001-01-01T00:00:00.000Z");
const LAST_READING = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * Converts local time to milliseconds. Picks the first of two instants. Moves skipped times forward (RFC 5545, section
 * 3.3.5).
 */
export function toInstant({ date, time }: PlainDateTime, timeZone: string): number {
  const reading = Date.parse(`${date}T${time}:00.000Z`);
  const before = reading - offsetAt(reading - DAY_MS, timeZone);
  if (before + offsetAt(before, timeZone) === reading) return before;
  const after = reading - offsetAt(reading + DAY_MS, timeZone);
  return after + offsetAt(after, timeZone) === reading ? after : before;
}

/** Converts an instant to local time, in the device's time zone by default. Clamps to the years 0001 to 9999. */
export function toPlainDateTime(moment: number, timeZone?: string): PlainDateTime {
  const reading = moment + offsetAt(moment, timeZone);
  const text = new Date(Math.min(Math.max(reading, FIRST_READING), LAST_READING)).toISOString();
  const date = text.slice(0, 10);
  const time = text.slice(11, 16);
  if (!isCalendarDate(date) || !isPlainTime(time)) throw new RangeError(`No moment: ${moment}`);
  return { date, time };
}

/** Returns a zone's UTC offset in milliseconds. */
function offsetAt(moment: number, timeZone: string | undefined): number {
  const formatter = timeZone === undefined ? null : formatterFor(timeZone);
  if (formatter === null) return new Date(moment).getTimezoneOffset() * -60_000;
  // "GMT-04:56:02", or just "GMT".
  const name = formatter.formatToParts(moment).find(({ type }) => type === "timeZoneName");
  const offset = name?.value.slice("GMT".length) ?? "";
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** Returns `null` for an unknown zone, such as a new one in an old browser. */
function formatterFor(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  let formatter: Intl.DateTimeFormat | null = null;
  try {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  } catch {}
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Returns the zone if the browser knows it. The other functions fall back to the device's time zone. */
export function knownTimeZone(timeZone: string | null): string | null {
  return timeZone !== null && formatterFor(timeZone) !== null ? timeZone : null;
}

/** Returns the local time, in the device's time zone by default. Returns 0001-01-01T00:00 if the clock is broken. */
export function plainNow(clock: Clock, timeZone?: string): PlainDateTime {
  const now = clock.now();
  return isMoment(now) ? toPlainDateTime(now, timeZone) : { date: "0001-01-01", time: "00:00" };
}

export function today(clock: Clock, timeZone?: string): CalendarDate {
  return plainNow(clock, timeZone).date;
}
