import { type CalendarDate, today } from "@inner-light/core";

/**
 * The build day in the practice's time zone (IANA). If no time zone is set, the visitor's device decides the day, so
 * this is the earliest current date in any time zone, and a page built from that day on does not miss any event.
 */
export function buildDate(timeZone: string | null, moment = Date.now()): CalendarDate {
  return today({ now: () => moment }, timeZone ?? "Etc/GMT+12");
}
