import { type CalendarDate, midnightOf } from "./calendar-date.ts";
import type { PlainTime } from "./plain-time.ts";

const longDate = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Friday, May 1, 2026", with a no-break space in "May 1": US English, long form (specification, section 9). */
export function formatCalendarDate(date: CalendarDate): string {
  return longDate.format(midnightOf(date)).replace(/ (?=\d+,)/, "\u00a0");
}

/**
 * "2:05 PM", with a no-break space: 12-hour form (specification, section 9), by arithmetic, so that every engine writes it
 * alike.
 */
export function formatPlainTime(time: PlainTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** "6:30 PM to 8:00 PM", or the beginning alone where the end is unknown. */
export function formatCalendarEventHours({
  time,
  ends,
}: {
  readonly time: PlainTime;
  readonly ends?: PlainTime | undefined;
}): string {
  return ends === undefined ? formatPlainTime(time) : `${formatPlainTime(time)} to ${formatPlainTime(ends)}`;
}
