import { toInstant } from "../shared/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** How long an event lasts in a calendar. A stored event has a beginning and no end (specification, section 3). */
export const CALENDAR_EVENT_MINUTES = 60;

/** When an event begins and ends, in milliseconds. */
export interface CalendarEventPeriod {
  readonly start: number;
  readonly end: number;
}

/** The period of an event in a time zone (IANA). Without one, its wall-clock values read as if they were UTC. */
export function calendarEventPeriod(
  event: Pick<CalendarEvent, "date" | "time">,
  timeZone: string | null,
): CalendarEventPeriod {
  const start = toInstant(event, timeZone ?? "UTC");
  return { start, end: start + CALENDAR_EVENT_MINUTES * 60_000 };
}
