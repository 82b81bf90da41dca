import type { CalendarDate } from "../shared/calendar-date.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** The visitor's port to the calendar. Reads keep the promises of `CalendarEventRepository`. */
export interface UpcomingEvents {
  /**
   * The events from the day `from` on, by date, then time, then id, at most `limit`. A backend may refuse a `limit` above
   * `MOST_UPCOMING_CALENDAR_EVENTS`.
   */
  list(query: { readonly from: CalendarDate; readonly limit: number }): Promise<readonly CalendarEvent[]>;
}
