import { type CalendarEventTimes, isPlainTime, parseWallClockText, wallClockText } from "@inner-light/core";

/** When an event is, for the inline scripts of a page: "2026-05-14T22:00/06:00", without an end that is not known. */
export function eventTimesText(event: CalendarEventTimes): string {
  return wallClockText(event) + (event.ends === undefined ? "" : `/${event.ends}`);
}

/** The times in such a text, or none. */
export function parseEventTimes(text: string | undefined): CalendarEventTimes[] {
  const [start = "", ends = ""] = text?.split("/") ?? [];
  const begins = parseWallClockText(start);
  return begins === null ? [] : [{ ...begins, ends: isPlainTime(ends) ? ends : undefined }];
}
