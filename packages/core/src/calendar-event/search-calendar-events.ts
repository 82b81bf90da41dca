import type { CalendarDate } from "../shared/calendar-date.ts";
import { includesWords } from "../shared/includes-words.ts";
import { CALENDAR_EVENT_TEXT_FIELDS, type CalendarEvent } from "./calendar-event.ts";

/**
 * The events in which every word of the query occurs: in its texts, type or date. `write` writes
 * dates out, so that "June" and "June 2026" find a month. A blank query finds them all.
 */
export function searchCalendarEvents(
  events: readonly CalendarEvent[],
  query: string,
  write: (date: CalendarDate) => string,
): CalendarEvent[] {
  return events.filter((event) => {
    const texts = CALENDAR_EVENT_TEXT_FIELDS.map((field) => event[field]);
    return includesWords([...texts, event.type, write(event.date)].join("\n"), query);
  });
}
