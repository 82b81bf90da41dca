import type { CalendarEvent } from "./calendar-event.ts";
import { compareBySchedule } from "./calendar-event-schedule.ts";

/** The locations of these events, each once, those of the latest dates first. */
export function previousLocations(events: readonly CalendarEvent[]): string[] {
  const latestFirst = events.toSorted(compareBySchedule).reverse();
  return [...new Set(latestFirst.map(({ location = "" }) => location.trim()))].filter((location) => location !== "");
}
