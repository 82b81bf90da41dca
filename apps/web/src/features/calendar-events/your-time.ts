import { formatCalendarDate, formatPlainTime, type PlainDateTime, toInstant, toPlainDateTime } from "@inner-light/core";

/**
 * When an event begins in the visitor's time zone: "11:30 PM", with its date where that is another day. `null` where it
 * reads the same as in the practice's.
 */
export function yourTime(event: PlainDateTime, timeZone: string, yourZone?: string): string | null {
  const { date, time } = toPlainDateTime(toInstant(event, timeZone), yourZone);
  if (date !== event.date) return `${formatCalendarDate(date)} at ${formatPlainTime(time)}`;
  return time === event.time ? null : formatPlainTime(time);
}
