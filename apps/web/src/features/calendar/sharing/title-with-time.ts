import {
  CALENDAR_EVENT_MAX_LENGTH,
  type CalendarEvent,
  formatCalendarDate,
  formatPlainTime,
  plainLine,
} from "@inner-light/core";

/** An event in a few words, with plain spaces, for a message about it. `days` stand for the dates of a run. */
export function titleWithTime({ title, date, time }: CalendarEvent, days = formatCalendarDate(date)): string {
  const words = `${plainLine(title, CALENDAR_EVENT_MAX_LENGTH.title)}, ${days} at ${formatPlainTime(time)}`;
  return words.replaceAll("\u00a0", " ");
}
