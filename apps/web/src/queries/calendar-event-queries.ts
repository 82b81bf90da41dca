import {
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventRepository,
  MOST_UPCOMING_CALENDAR_EVENTS,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  type UpcomingEvents,
} from "@inner-light/core";
import type { QueryOf } from "../ioc/use-services.ts";
import { queryKeys } from "./query-keys.ts";

/** One more than /calendar shows, to detect later ones. */
export const LISTED_EVENTS = UPCOMING_CALENDAR_EVENTS_LIMIT + 1;

export const allKey = (from: CalendarDate | null) => [...queryKeys.events, "all", { from }] as const;

export const upcomingKey = (from: CalendarDate | null) => [...queryKeys.events, "upcoming", { from }] as const;

export const calendarEventQueries = {
  list: { queryKey: [...queryKeys.events, "list"], read: (events: CalendarEventRepository) => events.list() },

  /** At most `LISTED_EVENTS` from a day on. Waits until the day is known. */
  upcoming: (from: CalendarDate | null): QueryOf<UpcomingEvents, readonly CalendarEvent[]> => ({
    queryKey: upcomingKey(from),
    read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit: LISTED_EVENTS })),
  }),

  /** The maximum that one read returns. */
  all: (from: CalendarDate | null): QueryOf<UpcomingEvents, readonly CalendarEvent[]> => ({
    queryKey: allKey(from),
    read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS })),
  }),
};
