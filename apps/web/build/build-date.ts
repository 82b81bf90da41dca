import { type CalendarDate, today } from "@inner-light/core";

/**
 * Returns the build day in the practice's time zone (IANA). Without one, visitors' devices decide the day, so this is
 * the earliest date anywhere. Pages built from it miss no event.
 */
export function buildDate(timeZone: string | null, moment = Date.now()): CalendarDate {
  return today({ now: () => moment }, timeZone ?? "Etc/GMT+12");
}
