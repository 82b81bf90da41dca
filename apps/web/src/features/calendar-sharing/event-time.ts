import { type CalendarEvent, toInstant, type PlainDateTime, toPlainDateTime } from "@inner-light/core";

/** How long an event counts in a calendar. Events say when they begin, and not how long they take. */
export const EVENT_MINUTES = 60;

/** When an event begins and ends. In a time zone these are moments; without one, what any wall clock says, read as if in Greenwich. */
export interface EventTime {
  readonly start: number;
  readonly end: number;
}

export function eventTime(event: CalendarEvent, timeZone: string | null): EventTime {
  const start = toInstant(event, timeZone ?? "UTC");
  return { start, end: start + EVENT_MINUTES * 60_000 };
}

/** The basic form of ISO 8601 that calendars read: "20260514T183000", and a Z after it for a moment. */
export function basicIsoText(moment: number, timeZone: string | null): string {
  const { date, time }: PlainDateTime = toPlainDateTime(moment, "UTC");
  const text = `${date}T${time}00`.replace(/[-:]/g, "");
  return timeZone === null ? text : `${text}Z`;
}
