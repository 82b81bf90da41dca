import { addDays, type CalendarDate, type PlainDateTime, type PlainTime, wallClockText } from "../shared/wall-clock.ts";
import { toInstant, toPlainDateTime } from "../shared/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** The maximum number of events on the calendar page (specification, section 9). */
export const UPCOMING_CALENDAR_EVENTS_LIMIT = 10;

/** How many of the next events the home page shows. */
export const NEXT_CALENDAR_EVENTS_SHOWN = 1;

/** The maximum number of upcoming events that one read may request. */
export const MOST_UPCOMING_CALENDAR_EVENTS = 500;

/** How long an event without an end lasts in calendar apps, which need one (the specification has none, section 3). */
const UNKNOWN_DURATION_MS = 60 * 60_000;

/** When an event begins and ends, on the wall clock where it takes place. */
export type CalendarEventTimes = Pick<CalendarEvent, "date" | "time" | "ends">;

/**
 * When an event ends on the wall clock: on the next day if its end is before its start. `null` if its end is unknown or
 * equals its start, because people who must enter an end repeat the start.
 */
export function calendarEventEnd({ date, time, ends }: CalendarEventTimes): PlainDateTime | null {
  if (ends === undefined || ends === time) return null;
  return { date: ends > time ? date : (addDays(date, 1) ?? date), time: ends };
}

/**
 * When an event begins and ends, in milliseconds, in a time zone (IANA) or, without one, as if in UTC. It lasts an hour
 * if its end is unknown or skipped when clocks go forward.
 */
export function calendarEventPeriod(
  event: CalendarEventTimes,
  timeZone: string | null,
): { start: number; end: number } {
  const zone = timeZone ?? "UTC";
  const start = toInstant(event, zone);
  const knownEnd = calendarEventEnd(event);
  const end = knownEnd === null ? start : toInstant(knownEnd, zone);
  return { start, end: end > start ? end : start + UNKNOWN_DURATION_MS };
}

/** The end of an event that keeps its length when its start moves to another time. */
export function movedEnd(event: { readonly time: PlainTime; readonly ends: PlainTime }, start: PlainTime): string {
  const atUtc = (time: PlainTime) => Date.parse(`1970-01-02T${time}Z`);
  return new Date(atUtc(start) + atUtc(event.ends) - atUtc(event.time)).toISOString().slice(11, 16);
}

/** Orders by date, then time, then id. */
export function compareBySchedule(a: CalendarEvent, b: CalendarEvent): number {
  return compareText(a.date, b.date) || compareText(a.time, b.time) || a.id - b.id;
}

/** Whether an event is yet to begin, in progress, or over. */
export type CalendarEventState = "coming" | "now" | "over";

/** The state of an event at a moment on its wall clock. An event without a known end is over after an hour. */
export function calendarEventState(event: CalendarEventTimes, now: PlainDateTime): CalendarEventState {
  const moment = wallClockText(now);
  if (moment < wallClockText(event)) return "coming";
  const end = calendarEventEnd(event) ?? toPlainDateTime(calendarEventPeriod(event, null).end, "UTC");
  return moment < wallClockText(end) ? "now" : "over";
}

/**
 * Whether the calendar lists an event at a moment on its wall clock: through the end of its own date (specification,
 * section 9) and, if it ends after midnight, until it ends.
 */
export function isUpcoming(event: CalendarEventTimes, now: PlainDateTime): boolean {
  if (event.date >= now.date) return true;
  return calendarEventEnd(event) !== null && calendarEventState(event, now) === "now";
}

/**
 * The events that are upcoming at some time on the day `from`, in chronological order: all events of the day before
 * that end on `from`, then at most `limit` from that day on. `isUpcoming` tells which of them are over at a given
 * moment.
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

/** The next events that take place, from upcoming events in chronological order, for a page without canceled events. */
export function nextEvents(upcoming: readonly CalendarEvent[], now: PlainDateTime | null): CalendarEvent[] {
  const isNext = (event: CalendarEvent) => !event.canceled && !(now && calendarEventState(event, now) === "over");
  return upcoming.filter(isNext).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}

/** Splits events into upcoming and past events, each in chronological order. */
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

/** These events' locations, each once, latest dates first. */
export function previousLocations(events: readonly CalendarEvent[]): string[] {
  const latestFirst = events.toSorted(compareBySchedule).reverse();
  return [...new Set(latestFirst.map(({ location = "" }) => location.trim()))].filter((location) => location !== "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
