import {
  type CalendarDate,
  MOST_UPCOMING_CALENDAR_EVENTS,
  type PageEvents,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { LISTED_EVENTS, upcomingKey } from "./calendar-event-queries.ts";

/** Fills the cache with the list that the server embedded in the page. */
export function fillQueries(
  queryClient: QueryClient,
  { upcoming, coming }: PageEvents,
  today: CalendarDate | null,
): void {
  for (const [events, limit] of [
    [upcoming, LISTED_EVENTS],
    [coming, MOST_UPCOMING_CALENDAR_EVENTS],
  ] as const) {
    if (events === undefined) continue;
    queryClient.setQueryData(upcomingKey(null, limit), events);
    if (today !== null)
      queryClient.setQueryData(upcomingKey(today, limit), upcomingCalendarEvents(events, today, limit));
  }
}
