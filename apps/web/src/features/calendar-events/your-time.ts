import { formatCalendarDate, formatPlainTime, type PlainDateTime, toInstant, toPlainDateTime } from "@inner-light/core";

/** When an event begins in the visitor's time zone, short for a phone; `null` where that reads the same. */
export function yourTime(event: PlainDateTime, timeZone: string, yourZone?: string): string | null {
  const instant = toInstant(event, timeZone);
  // Not the event's own time, which is skipped where clocks go forward.
  const there = toPlainDateTime(instant, timeZone);
  const { date, time } = toPlainDateTime(instant, yourZone);
  const [weekday] = formatCalendarDate(date).split(",");
  if (date !== there.date) return `${weekday} at ${formatPlainTime(time)}`;
  return time === there.time ? null : formatPlainTime(time);
}
