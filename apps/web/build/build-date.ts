import { type CalendarDate, today } from "@inner-light/core";

/**
 * The day of the build in the practice's time zone (IANA). Without one a visitor's device decides which day it is, so
 * this is the earliest current date anywhere: a page built with all events from that day on lacks none.
 */
export function buildDate(timeZone: string | null, moment = Date.now()): CalendarDate {
  return today({ now: () => moment }, timeZone ?? "Etc/GMT+12");
}
