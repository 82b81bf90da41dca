import { type Clock, DAY_MS, isMoment } from "./clock.ts";
import { type CalendarDate, isCalendarDate, isPlainTime, type PlainDateTime } from "./wall-clock.ts";

const FIRST_READING = Date.parse("0001-01-01T00:00:00.000Z");
const LAST_READING = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * The instant, in milliseconds, of a wall-clock time in a time zone (IANA, "America/New_York"). A time that occurs
 * twice means the first; a skipped time keeps the offset from before the change, so 2:30 becomes 3:30. Calendars (RFC
 * 5545, section 3.3.5) and Temporal do the same.
 */
export function toInstant({ date, time }: PlainDateTime, timeZone: string): number {
  const reading = Date.parse(`${date}T${time}:00.000Z`);
  const before = reading - offsetAt(reading - DAY_MS, timeZone);
  if (before + offsetAt(before, timeZone) === reading) return before;
  const after = reading - offsetAt(reading + DAY_MS, timeZone);
  return after + offsetAt(after, timeZone) === reading ? after : before;
}

/**
 * The wall-clock date and time of an instant in a time zone, by default the device's. Clamps instants to the years 0001
 * to 9999.
 */
export function toPlainDateTime(moment: number, timeZone?: string): PlainDateTime {
  const reading = moment + offsetAt(moment, timeZone);
  const text = new Date(Math.min(Math.max(reading, FIRST_READING), LAST_READING)).toISOString();
  const date = text.slice(0, 10);
  const time = text.slice(11, 16);
  if (!isCalendarDate(date) || !isPlainTime(time)) throw new RangeError(`No moment: ${moment}`);
  return { date, time };
}

/** A zone's offset from UTC at an instant, in milliseconds. The zone defaults to the device's. */
function offsetAt(moment: number, timeZone: string | undefined): number {
  const formatter = timeZone === undefined ? null : formatterFor(timeZone);
  if (formatter === null) return new Date(moment).getTimezoneOffset() * -60_000;
  // "GMT-04:56:02", or "GMT" alone.
  const name = formatter.formatToParts(moment).find(({ type }) => type === "timeZoneName");
  const offset = name?.value.slice("GMT".length) ?? "";
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** `null` if this engine does not know the zone, for example a new zone in an old browser. */
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

/** The zone if this engine knows it. The other functions use the device's zone for unknown ones. */
export function knownTimeZone(timeZone: string | null): string | null {
  return timeZone !== null && formatterFor(timeZone) !== null ? timeZone : null;
}

/** The date and time now in a time zone, by default the device's; 0001-01-01T00:00 with a broken clock. */
export function plainNow(clock: Clock, timeZone?: string): PlainDateTime {
  const now = clock.now();
  return isMoment(now) ? toPlainDateTime(now, timeZone) : { date: "0001-01-01", time: "00:00" };
}

/** The calendar date of `plainNow`. */
export function today(clock: Clock, timeZone?: string): CalendarDate {
  return plainNow(clock, timeZone).date;
}
