import { formatCalendarDate, formatPlainTime, type PlainDateTime, toInstant, toPlainDateTime } from "@inner-light/core";

/**
 * When an event begins in the visitor's time zone: "11:30 PM", with the day of the week where that is another day.
 * `null` where it reads the same as in the practice's. Short, so that it fits on one line of a phone.
 */
export function yourTime(event: PlainDateTime, timeZone: string, yourZone?: string): string | null {
  const instant = toInstant(event, timeZone);
  // Not the event's own time, which is skipped where clocks go forward.
  const there = toPlainDateTime(instant, timeZone);
  const { date, time } = toPlainDateTime(instant, yourZone);
  const [weekday] = formatCalendarDate(date).split(",");
  if (date !== there.date) return `${weekday} at ${formatPlainTime(time)}`;
  return time === there.time ? null : formatPlainTime(time);
}
