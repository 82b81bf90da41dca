import {
  type CalendarDate,
  type CalendarEvent,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { upcomingKey } from "./calendar-events.ts";

/** The records that a server renders a page with, and sends along for the page's queries to begin with. */
export interface PageData {
  /** The next events by schedule, from a day that is over nowhere. Holds the full list of the page on each later day. */
  readonly upcoming?: readonly CalendarEvent[];
}

/** The id of the element that holds the page's data as JSON. */
export const PAGE_DATA_ID = "page-data";

/** The data that the server put into this page; empty for a page that was written by the build. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "{}");
}

/**
 * Fills the cache, so that rendering needs no request: with the list that the server rendered, which counts while the day
 * is not known, and with that of `today`.
 */
export function fillQueries(queryClient: QueryClient, { upcoming }: PageData, today: CalendarDate | null): void {
  if (upcoming === undefined) return;
  queryClient.setQueryData(upcomingKey(null), upcoming);
  if (today === null) return;
  queryClient.setQueryData(
    upcomingKey(today),
    upcomingCalendarEvents(upcoming, today, UPCOMING_CALENDAR_EVENTS_LIMIT + 1),
  );
}
