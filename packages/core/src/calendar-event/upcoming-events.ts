import type { CalendarDate } from "../shared/calendar-date.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** The events from the day `from` on, at most `limit`. */
export interface UpcomingEventsQuery {
  readonly from: CalendarDate;
  readonly limit: number;
}

/** The visitor's port to the calendar. Reads keep the promises of `CalendarEventRepository`. */
export interface UpcomingEvents {
  /** By date, then time, then id. A backend may refuse a `limit` above `MOST_UPCOMING_CALENDAR_EVENTS`. */
  list(query: UpcomingEventsQuery): Promise<readonly CalendarEvent[]>;
}
