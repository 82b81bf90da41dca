import { type CalendarDate, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";
import { queryOf } from "./service-hooks.ts";

/** One more than /calendar shows, to tell whether there are more. */
export const LISTED_EVENTS = UPCOMING_CALENDAR_EVENTS_LIMIT + 1;

export const upcomingKey = (from: CalendarDate | null, limit: number) =>
  [...queryKeys.events, "upcoming", { from, limit }] as const;

export const calendarEventQueries = {
  list: queryOf("calendarEvents", { queryKey: [...queryKeys.events, "list"], read: (events) => events.list() }),

  upcoming: (from: CalendarDate | null, limit: number) =>
    queryOf("upcomingEvents", {
      queryKey: upcomingKey(from, limit),
      read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit })),
      // Keeps the old list at midnight until the new one loads.
      placeholderData: keepPreviousData,
    }),
};

/** Resolves once the list on screen shows the change. Joins running refetches instead of starting new ones. */
export function showChangedEvents(client: QueryClient): Promise<void> {
  const shown = { queryKey: queryKeys.events, type: "active", stale: true } as const;
  return client.refetchQueries(shown, { cancelRefetch: false });
}
