import type { CalendarDate } from "./calendar-date.ts";
import { type Clock, isMoment } from "./clock.ts";
import { toPlainDateTime } from "./zoned-time.ts";

/** The calendar date now in a time zone (IANA), by default the device's; the first day there is with a broken clock. */
export function today(clock: Clock, timeZone?: string): CalendarDate {
  const now = clock.now();
  return isMoment(now) ? toPlainDateTime(now, timeZone).date : "0001-01-01";
}
