import { addDays, type CalendarDate, type PlainDateTime, type PlainTime, wallClockText } from "../shared/wall-clock.ts";
import { toInstant, toPlainDateTime } from "../shared/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** The most events on the calendar page (specification, section 9). */
export const UPCOMING_CALENDAR_EVENTS_LIMIT = 10;

export const NEXT_CALENDAR_EVENTS_SHOWN = 1;

/** The most events that one read may request. */
export const MOST_UPCOMING_CALENDAR_EVENTS = 500;

/** Assumed if an event has no end: calendar apps need one, but the specification has none (section 3). */
const UNKNOWN_DURATION_MS = 60 * 60_000;

/** The start and end of an event, in local time. */
export type CalendarEventTimes = Pick<CalendarEvent, "date" | "time" | "ends">;

/**
 * Returns the end of an event in local time, or `null` if unknown. An end before the start is on the next day. An end
 * that equals the start is unknown: people repeat the start when a form requires an end.
 */
export function calendarEventEnd({ date, time, ends }: CalendarEventTimes): PlainDateTime | null {
  if (ends === undefined || ends === time) return null;
  return { date: ends > time ? date : (addDays(date, 1) ?? date), time: ends };
}

export function lastDayOf(event: CalendarEventTimes): CalendarDate {
  return calendarEventEnd(event)?.date ?? event.date;
}

/** Returns start and end in milliseconds. `timeZone` `null` means UTC. An event without a valid end lasts an hour. */
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

/** Returns the end of an event that moves to another start and keeps its length. */
export function movedEnd(event: { readonly time: PlainTime; readonly ends: PlainTime }, start: PlainTime): string {
  const atUtc = (time: PlainTime) => Date.parse(`1970-01-02T${time}Z`);
  return new Date(atUtc(start) + atUtc(event.ends) - atUtc(event.time)).toISOString().slice(11, 16);
}

export function compareBySchedule(a: CalendarEvent, b: CalendarEvent): number {
  return compareText(a.date, b.date) || compareText(a.time, b.time) || a.id - b.id;
}

export type CalendarEventState = "coming" | "now" | "over";

/** Returns an event's state in local time. An event without an end is over after an hour. */
export function calendarEventState(event: CalendarEventTimes, now: PlainDateTime): CalendarEventState {
  const moment = wallClockText(now);
  if (moment < wallClockText(event)) return "coming";
  const end = calendarEventEnd(event) ?? toPlainDateTime(calendarEventPeriod(event, null).end, "UTC");
  return moment < wallClockText(end) ? "now" : "over";
}

/** Returns true until the end of the event's date (specification, section 9), or until it ends after midnight. */
export function isUpcoming(event: CalendarEventTimes, now: PlainDateTime): boolean {
  if (event.date >= now.date) return true;
  return calendarEventEnd(event) !== null && calendarEventState(event, now) === "now";
}

/** Returns the previous day's events that end on `from`, then up to `limit` from that day on. Some may be over. */
export function upcomingCalendarEvents(
  events: readonly CalendarEvent[],
  from: CalendarDate,
  limit: number,
): CalendarEvent[] {
  const overnight = events.filter((event) => event.date < from && calendarEventEnd(event)?.date === from);
  const coming = events.filter(({ date }) => date >= from);
  return [...overnight.sort(compareBySchedule), ...coming.sort(compareBySchedule).slice(0, limit)];
}

/** Returns the next events from a chronological list. Skips canceled events. */
export function nextEvents(upcoming: readonly CalendarEvent[], now: PlainDateTime | null): CalendarEvent[] {
  const isNext = (event: CalendarEvent) => !event.canceled && !(now && calendarEventState(event, now) === "over");
  return upcoming.filter(isNext).slice(0, UPCOMING_CALENDAR_EVENTS_LIMIT);
}

/** Splits events into upcoming and past ones, each in chronological order. */
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

/** Returns all distinct locations, most recent first. */
export function previousLocations(events: readonly CalendarEvent[]): string[] {
  const latestFirst = events.toSorted(compareBySchedule).reverse();
  return [...new Set(latestFirst.map(({ location = "" }) => location.trim()))].filter((location) => location !== "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
