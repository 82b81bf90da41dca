import { type PlainDateTime, toInstant } from "../shared/zoned-time.ts";

/** How long an event lasts in a calendar. A stored event has a beginning and no end (specification, section 3). */
const CALENDAR_EVENT_MS = 60 * 60_000;

/**
 * When an event begins and ends, in milliseconds, in a time zone (IANA). Without one, its wall-clock values are read as
 * if they were UTC.
 */
export function calendarEventPeriod(event: PlainDateTime, timeZone: string | null): { start: number; end: number } {
  const start = toInstant(event, timeZone ?? "UTC");
  return { start, end: start + CALENDAR_EVENT_MS };
}
