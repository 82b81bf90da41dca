import { type CalendarDate, today } from "@inner-light/core";

/**
 * The day of the build in the practice's time zone (IANA). Without one, the visitor's device decides the day, so this
 * is the earliest current date in any time zone: a page built with all events from that day on misses none.
 */
export function buildDate(timeZone: string | null, moment = Date.now()): CalendarDate {
  return today({ now: () => moment }, timeZone ?? "Etc/GMT+12");
}
