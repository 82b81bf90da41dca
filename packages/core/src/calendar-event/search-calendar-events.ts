import { formatCalendarDate } from "../shared/american-english.ts";
import { includesWords } from "../shared/includes-words.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/**
 * The events in which every word of the query occurs: in the title, description, location, type or date. The date is
 * written out, so "June" and "June 2026" find a month. A blank query finds them all.
 */
export function searchCalendarEvents(events: readonly CalendarEvent[], query: string): CalendarEvent[] {
  return events.filter((event) => {
    const { title, description, location, type, date } = event;
    const text = [title, description, location, type, formatCalendarDate(date)].join("\n");
    return includesWords(text, query);
  });
}
