import {
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventRepository,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  type UpcomingEvents,
} from "@inner-light/core";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import type { QueryOf } from "../ioc/use-services.ts";
import { queryKeys } from "./query-keys.ts";

/** One more than /calendar shows, to detect later ones. */
export const LISTED_EVENTS = UPCOMING_CALENDAR_EVENTS_LIMIT + 1;

export const upcomingKey = (from: CalendarDate | null, limit: number) =>
  [...queryKeys.events, "upcoming", { from, limit }] as const;

export const calendarEventQueries = {
  list: { queryKey: [...queryKeys.events, "list"], read: (events: CalendarEventRepository) => events.list() },

  /** At most `limit` events from a day on. Waits until the day is known. */
  upcoming: (from: CalendarDate | null, limit: number): QueryOf<UpcomingEvents, readonly CalendarEvent[]> => ({
    queryKey: upcomingKey(from, limit),
    read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit })),
    // At midnight, the old list stays until the new one has loaded.
    placeholderData: keepPreviousData,
  }),
};

/** Resolves once the list on the screen shows the change. Does not start any reads. */
export function showChangedEvents(client: QueryClient): Promise<void> {
  const shown = { queryKey: queryKeys.events, type: "active", stale: true } as const;
  return client.refetchQueries(shown, { cancelRefetch: false });
}
