import { formatCalendarDate } from "../shared/calendar-date.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/**
 * The events in which every word of the query occurs: in the title, description, location, type or date. The date is
 * written out, so "June" and "June 2026" find a month. A blank query finds them all.
 */
export function searchCalendarEvents(events: readonly CalendarEvent[], query: string): CalendarEvent[] {
  const words = query.toLowerCase().split(/\s+/);
  return events.filter((event) => {
    const { title, description, location, type, date } = event;
    const text = [title, description, location, type, formatCalendarDate(date)].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
