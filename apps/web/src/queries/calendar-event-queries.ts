import {
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventRepository,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  type UpcomingEvents,
} from "@inner-light/core";
import type { QueryOf } from "../ioc/use-services.ts";
import { queryKeys } from "./query-keys.ts";

/** One more than /calendar shows, to detect later ones. */
export const LISTED_EVENTS = UPCOMING_CALENDAR_EVENTS_LIMIT + 1;

export const upcomingKey = (from: CalendarDate | null, limit: number) =>
  [...queryKeys.events, "upcoming", { from, limit }] as const;

export const calendarEventQueries = {
  list: { queryKey: [...queryKeys.events, "list"], read: (events: CalendarEventRepository) => events.list() },

  /** At most `limit` from a day on. Waits until the day is known. */
  upcoming: (from: CalendarDate | null, limit: number): QueryOf<UpcomingEvents, readonly CalendarEvent[]> => ({
    queryKey: upcomingKey(from, limit),
    read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit })),
  }),
};
