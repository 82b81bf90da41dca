import { formatCalendarDate, formatPlainTime, type PlainDateTime, toInstant, toPlainDateTime } from "@inner-light/core";

/**
 * When events begin in the visitor's time zone, short for a phone; `null` where that reads the same. "1:00 AM or 2:00 AM"
 * where one of the zones changes its clocks between their dates.
 */
export function yourTime(events: readonly PlainDateTime[], timeZone: string, yourZone?: string): string | null {
  let isSame = true;
  const times = events.map((event) => {
    const instant = toInstant(event, timeZone);
    // Not the event's own time, which is skipped where clocks go forward.
    const there = toPlainDateTime(instant, timeZone);
    const { date, time } = toPlainDateTime(instant, yourZone);
    if (date !== there.date || time !== there.time) isSame = false;
    const [weekday] = formatCalendarDate(date).split(",");
    return date === there.date ? formatPlainTime(time) : `${weekday} at ${formatPlainTime(time)}`;
  });
  return isSame ? null : [...new Set(times)].join(" or ");
}
