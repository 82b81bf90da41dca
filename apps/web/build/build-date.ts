import { type CalendarDate, today } from "@inner-light/core";

/**
 * Returns the practice's date. Without a time zone, returns the earliest date anywhere, so the build keeps every event.
 */
export function buildDate(timeZone: string | null, moment = Date.now()): CalendarDate {
  return today({ now: () => moment }, timeZone ?? "Etc/GMT+12");
}
