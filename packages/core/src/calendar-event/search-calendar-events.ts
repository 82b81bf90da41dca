import type { CalendarDate } from "../shared/calendar-date.ts";
import { includesWords } from "../shared/includes-words.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/**
 * The events in which every word of the query occurs: in the title, description, location, type or date. `write` writes
 * dates out, so that "June" and "June 2026" find a month. A blank query finds them all.
 */
export function searchCalendarEvents(
  events: readonly CalendarEvent[],
  query: string,
  write: (date: CalendarDate) => string,
): CalendarEvent[] {
  return events.filter((event) => {
    const { title, description, location, type, date } = event;
    const text = [title, description, location, type, write(date)].join("\n");
    return includesWords(text, query);
  });
}
