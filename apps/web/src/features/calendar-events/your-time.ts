import { formatCalendarDate, formatPlainTime, type PlainDateTime, toInstant, toPlainDateTime } from "@inner-light/core";

/**
 * What the visitor's own walls say when an event begins: "11:30 PM", or with its day where that is another one. `null`
 * where they say the same as the practice's.
 */
export function yourTime(event: PlainDateTime, timeZone: string, yourZone?: string): string | null {
  const { date, time } = toPlainDateTime(toInstant(event, timeZone), yourZone);
  if (date !== event.date) return `${formatCalendarDate(date)} at ${formatPlainTime(time)}`;
  return time === event.time ? null : formatPlainTime(time);
}
