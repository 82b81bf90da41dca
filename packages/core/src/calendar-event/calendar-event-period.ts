import { addDays } from "../shared/calendar-date.ts";
import type { PlainTime } from "../shared/plain-time.ts";
import { type PlainDateTime, toInstant } from "../shared/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** How long an event without an end lasts in a calendar, which needs one (the specification has none, section 3). */
const UNKNOWN_DURATION_MS = 60 * 60_000;

/** When an event begins and ends, on the wall clock where it takes place. */
export type CalendarEventTimes = Pick<CalendarEvent, "date" | "time" | "ends">;

/**
 * When an event ends on the wall clock: on the next day if before its beginning. `null` when its end is unknown, as it is
 * where it is the beginning: calendars that need an end are filled in so.
 */
export function calendarEventEnd({ date, time, ends }: CalendarEventTimes): PlainDateTime | null {
  if (ends === undefined || ends === time) return null;
  return { date: ends > time ? date : (addDays(date, 1) ?? date), time: ends };
}

/**
 * When an event begins and ends, in milliseconds, in a time zone (IANA). Without one, its wall-clock values are read as
 * if they were UTC. It lasts an hour if its end is unknown, or skipped where clocks go forward.
 */
export function calendarEventPeriod(
  event: CalendarEventTimes,
  timeZone: string | null,
): { start: number; end: number } {
  const zone = timeZone ?? "UTC";
  const start = toInstant(event, zone);
  const knownEnd = calendarEventEnd(event);
  const end = knownEnd === null ? start : toInstant(knownEnd, zone);
  return { start, end: end > start ? end : start + UNKNOWN_DURATION_MS };
}

/** The end of an event that keeps its length when its start moves to another time. */
export function movedEnd(event: { readonly time: PlainTime; readonly ends: PlainTime }, start: PlainTime): string {
  const atUtc = (time: PlainTime) => Date.parse(`1970-01-02T${time}Z`);
  return new Date(atUtc(start) + atUtc(event.ends) - atUtc(event.time)).toISOString().slice(11, 16);
}
