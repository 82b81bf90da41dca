import type { CalendarDate } from "../shared/calendar-date.ts";
import { type PlainDateTime, toPlainDateTime, wallClockText } from "../shared/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { type CalendarEventTimes, calendarEventEnd, calendarEventPeriod } from "./calendar-event-period.ts";

/** The calendar page shows at most this many events (specification, section 9). */
export const UPCOMING_CALENDAR_EVENTS_LIMIT = 10;

/** The most upcoming events that one read may ask for. */
export const MOST_UPCOMING_CALENDAR_EVENTS = 500;

/** Orders by date, then time, then id. */
export function compareBySchedule(a: CalendarEvent, b: CalendarEvent): number {
  return compareText(a.date, b.date) || compareText(a.time, b.time) || a.id - b.id;
}

/** Whether an event is yet to begin, goes on, or is over. */
export type CalendarEventState = "coming" | "now" | "over";

/** The state of an event at a moment on its wall clock. One without a known end is over after an hour. */
export function calendarEventState(event: CalendarEventTimes, now: PlainDateTime): CalendarEventState {
  const moment = wallClockText(now);
  if (moment < wallClockText(event)) return "coming";
  const end = calendarEventEnd(event) ?? toPlainDateTime(calendarEventPeriod(event, null).end, "UTC");
  return moment < wallClockText(end) ? "now" : "over";
}

/**
 * Whether the calendar has an event at a moment on its wall clock: through the end of its own date (specification, section
 * 9) and, where it ends after midnight, until it ends.
 */
export function isUpcoming(event: CalendarEventTimes, now: PlainDateTime): boolean {
  if (event.date >= now.date) return true;
  return calendarEventEnd(event) !== null && calendarEventState(event, now) === "now";
}

/**
 * The events that are upcoming at some time of the day `from`, by schedule: at most `limit` from that day on and, before
 * them, those of the day before that end on it. `isUpcoming` tells during the day which of these are over.
 */
export function upcomingCalendarEvents(
  events: readonly CalendarEvent[],
  from: CalendarDate,
  limit: number,
): CalendarEvent[] {
  const overnight = events.filter((event) => event.date < from && calendarEventEnd(event)?.date === from);
  const coming = events.filter(({ date }) => date >= from);
  return [...overnight.sort(compareBySchedule), ...coming.sort(compareBySchedule).slice(0, limit)];
}

/** The next events that take place, of the upcoming ones by schedule, for a page that shows no others. */
export function nextEvents(upcoming: readonly CalendarEvent[], now: PlainDateTime | null): CalendarEvent[] {
  const isNext = (event: CalendarEvent) => !event.canceled && !(now && calendarEventState(event, now) === "over");
  return upcoming.filter(isNext).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}

/** Splits events into the upcoming ones and the past ones, each by schedule. */
export function splitByTime(
  events: readonly CalendarEvent[],
  now: PlainDateTime,
): { upcoming: CalendarEvent[]; past: CalendarEvent[] } {
  const sorted = events.toSorted(compareBySchedule);
  return {
    upcoming: sorted.filter((event) => isUpcoming(event, now)),
    past: sorted.filter((event) => !isUpcoming(event, now)),
  };
}

/** The locations of these events, each once, those of the latest dates first. */
export function previousLocations(events: readonly CalendarEvent[]): string[] {
  const latestFirst = events.toSorted(compareBySchedule).reverse();
  return [...new Set(latestFirst.map(({ location = "" }) => location.trim()))].filter((location) => location !== "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
