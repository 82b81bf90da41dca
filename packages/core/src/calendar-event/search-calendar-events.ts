import { includesWords } from "../shared/includes-words.ts";
import { CALENDAR_EVENT_TEXT_FIELDS, type CalendarEvent } from "./calendar-event.ts";

/**
 * The events in which every word of the query occurs: in their texts, or in what else a list shows of them, as `shownText`
 * writes it. A blank query finds them all.
 */
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
