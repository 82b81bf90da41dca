import { type CalendarDate, calendarDateOf } from "./calendar-date.ts";
import type { Clock } from "./clock.ts";
import { toPlainDateTime } from "./zoned-time.ts";

/** The calendar date now in a time zone (IANA), by default the device's. */
export function today(clock: Clock, timeZone?: string): CalendarDate {
  const now = clock.now();
  if (timeZone === undefined || Number.isNaN(now)) return calendarDateOf(new Date(now));
  return toPlainDateTime(now, timeZone).date;
}
