import {
  type CalendarDate,
  type CalendarEvent,
  MOST_UPCOMING_CALENDAR_EVENTS,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { upcomingKey } from "./calendar-events.ts";
import { comingKey } from "./coming-calendar-events.ts";

/**
 * The records that a server renders a page with, and sends along for the page's queries to begin with: events by schedule,
 * from a day that is over nowhere.
 */
export interface PageData {
  /** The next events of the calendar. Holds the full list of the page on each later day. */
  readonly upcoming?: readonly CalendarEvent[];
  /** The events of the poster: as many as one read gives. */
  readonly coming?: readonly CalendarEvent[];
}

/** The id of the element that holds the page's data as JSON. */
export const PAGE_DATA_ID = "page-data";

/** The data that the server put into this page; empty for a page that was written by the build. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "{}");
}

/**
 * Fills the cache, so that rendering needs no request: with the lists that the server rendered, which count while the day
 * is not known, and with those of `today`.
 */
export function fillQueries(queryClient: QueryClient, data: PageData, today: CalendarDate | null): void {
  const fill = (
    key: (from: CalendarDate | null) => QueryKey,
    events: readonly CalendarEvent[] | undefined,
    limit: number,
  ) => {
    if (events === undefined) return;
    queryClient.setQueryData(key(null), events);
    if (today !== null) queryClient.setQueryData(key(today), upcomingCalendarEvents(events, today, limit));
  };
  fill(upcomingKey, data.upcoming, UPCOMING_CALENDAR_EVENTS_LIMIT + 1);
  fill(comingKey, data.coming, MOST_UPCOMING_CALENDAR_EVENTS);
}
