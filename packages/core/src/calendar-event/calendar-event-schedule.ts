import type { CalendarDate } from "../shared/calendar-date.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** The calendar page shows at most this many events (specification, section 9). */
export const UPCOMING_CALENDAR_EVENTS_LIMIT = 10;

/** The most upcoming events that one read may ask for. */
export const MOST_UPCOMING_CALENDAR_EVENTS = 500;

/** Orders by date, then time, then id. */
export function compareBySchedule(a: CalendarEvent, b: CalendarEvent): number {
  return compareText(a.date, b.date) || compareText(a.time, b.time) || a.id - b.id;
}

/** The events that have not passed on the day `from`: an event stays upcoming through the end of its own date. */
export function upcomingCalendarEvents(
  events: readonly CalendarEvent[],
  from: CalendarDate,
  limit: number,
): CalendarEvent[] {
  return events
    .filter(({ date }) => date >= from)
    .sort(compareBySchedule)
    .slice(0, limit);
}

/** The next events that take place, of the upcoming ones by schedule, for a page that shows no others. */
export function nextEvents(upcoming: readonly CalendarEvent[]): CalendarEvent[] {
  return upcoming.filter(({ canceled }) => !canceled).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}

/** Splits events into those on or after the day `from` and those before it, each by schedule. */
export function splitByDate(
  events: readonly CalendarEvent[],
  from: CalendarDate,
): { upcoming: CalendarEvent[]; past: CalendarEvent[] } {
  const upcoming = upcomingCalendarEvents(events, from, events.length);
  return { upcoming, past: events.filter(({ date }) => date < from).sort(compareBySchedule) };
}

/** The locations of these events, each once, those of the latest dates first. */
export function previousLocations(events: readonly CalendarEvent[]): string[] {
  const latestFirst = events.toSorted(compareBySchedule).reverse();
  return [...new Set(latestFirst.map(({ location = "" }) => location.trim()))].filter((location) => location !== "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
