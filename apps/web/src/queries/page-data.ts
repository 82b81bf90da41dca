import { type CalendarDate, type PageEvents, upcomingCalendarEvents } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { LISTED_EVENTS, upcomingKey } from "./calendar-event-queries.ts";

/** The id of the element that holds the page's data as JSON. */
export const PAGE_DATA_ID = "page-data";

/** The data that the server put into this page; empty for a page that the build wrote. */
export function readPageData(): PageEvents {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "{}");
}

/** Fills the cache with the server's list: whole for an unknown day, and from `today` on. */
export function fillQueries(queryClient: QueryClient, { upcoming }: PageEvents, today: CalendarDate | null): void {
  if (upcoming === undefined) return;
  queryClient.setQueryData(upcomingKey(null), upcoming);
  if (today === null) return;
  queryClient.setQueryData(upcomingKey(today), upcomingCalendarEvents(upcoming, today, LISTED_EVENTS));
}
