import {
  type CalendarDate,
  MOST_UPCOMING_CALENDAR_EVENTS,
  type PageEvents,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { allKey, LISTED_EVENTS, upcomingKey } from "./calendar-event-queries.ts";

export const PAGE_DATA_ID = "page-data";

export function readPageData(): PageEvents {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "{}");
}

/** Fills the cache with the server's list: in full for an unknown day, and from `today` on. */
export function fillQueries(
  queryClient: QueryClient,
  { upcoming, coming }: PageEvents,
  today: CalendarDate | null,
): void {
  const fill = (keyOf: typeof upcomingKey | typeof allKey, events: PageEvents["upcoming"], limit: number) => {
    if (events === undefined) return;
    queryClient.setQueryData(keyOf(null), events);
    if (today !== null) queryClient.setQueryData(keyOf(today), upcomingCalendarEvents(events, today, limit));
  };
  fill(upcomingKey, upcoming, LISTED_EVENTS);
  fill(allKey, coming, MOST_UPCOMING_CALENDAR_EVENTS);
}

/** Fills the cache with the data that the server put into this page. */
export const fillFromPage = (today: CalendarDate) => (queryClient: QueryClient) =>
  fillQueries(queryClient, readPageData(), today);
