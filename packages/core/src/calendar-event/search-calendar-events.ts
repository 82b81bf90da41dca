import { includesWords } from "../shared/includes-words.ts";
import { CALENDAR_EVENT_TEXT_FIELDS, type CalendarEvent } from "./calendar-event.ts";

/** Returns events with every word of the query in their fields or `shownText`. A blank query matches all. */
export function searchCalendarEvents(
  events: readonly CalendarEvent[],
  query: string,
  shownText: (event: CalendarEvent) => string,
): CalendarEvent[] {
  return events.filter((event) => {
    const texts = CALENDAR_EVENT_TEXT_FIELDS.map((field) => event[field]);
    return includesWords([...texts, shownText(event)].join("\n"), query);
  });
}
