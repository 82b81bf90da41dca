import { formatCalendarDate, formatClockTime, momentOf, type WallClock, wallClockAt } from "@inner-light/core";

/**
 * What the visitor's own walls say when an event begins: "11:30 PM", or with its day where that is another one. `null`
 * where they say the same as the practice's.
 */
export function yourTime(event: WallClock, timeZone: string, yourZone?: string): string | null {
  const { date, time } = wallClockAt(momentOf(event, timeZone), yourZone);
  if (date !== event.date) return `${formatCalendarDate(date)} at ${formatClockTime(time)}`;
  return time === event.time ? null : formatClockTime(time);
}
