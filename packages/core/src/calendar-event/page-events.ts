import type { CalendarEvent } from "./calendar-event.ts";

/** The events that a server renders a page with, by schedule, from a day that is over nowhere. */
export interface PageEvents {
  /** The next events of the calendar. Holds the full list of the page on each later day. */
  readonly upcoming?: readonly CalendarEvent[];
  /** The coming events beside `event`, as many as one read gives. */
  readonly coming?: readonly CalendarEvent[];
  /** The event whose page it is, which may be over. */
  readonly event?: CalendarEvent;
}
