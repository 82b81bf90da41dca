import { type CalendarEventTimes, isPlainTime, parseWallClockText, wallClockText } from "@inner-light/core";

/** Formats an event's times for inline scripts: "2026-05-14T22:00/06:00", or without the end. */
export function eventTimesText(event: CalendarEventTimes): string {
  return wallClockText(event) + (event.ends === undefined ? "" : `/${event.ends}`);
}

export function parseEventTimes(text: string | undefined): CalendarEventTimes[] {
  const [start = "", ends = ""] = text?.split("/") ?? [];
  const begins = parseWallClockText(start);
  return begins === null ? [] : [{ ...begins, ends: isPlainTime(ends) ? ends : undefined }];
}
