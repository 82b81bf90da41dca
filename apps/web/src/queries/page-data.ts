import {
  type CalendarDate,
  type CalendarEvent,
  MOST_UPCOMING_CALENDAR_EVENTS,
  type PageEvents,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { LISTED_EVENTS, upcomingKey } from "./calendar-event-queries.ts";

/** The id of the element that holds the page's data as JSON. */
export const PAGE_DATA_ID = "page-data";

/** The data that the server put into this page; empty for a page that was written by the build. */
export function readPageData(): PageEvents {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "{}");
}

/** Fills the cache with the server's lists, for while the day is not known, and with those of `today`. */
export function fillQueries(queryClient: QueryClient, data: PageEvents, today: CalendarDate | null): void {
  const fill = (limit: number, events: readonly CalendarEvent[] | undefined) => {
    if (events === undefined) return;
    queryClient.setQueryData(upcomingKey(limit, null), events);
    if (today === null) return;
    queryClient.setQueryData(upcomingKey(limit, today), upcomingCalendarEvents(events, today, limit));
  };
  fill(LISTED_EVENTS, data.upcoming);
  fill(MOST_UPCOMING_CALENDAR_EVENTS, data.coming);
}
