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

/** One more than the calendar page shows, to tell whether there are later ones. */
export const LISTED_EVENTS = UPCOMING_CALENDAR_EVENTS_LIMIT + 1;

export const allKey = (from: CalendarDate | null) => [...queryKeys.events, "all", { from }] as const;

export const upcomingKey = (from: CalendarDate | null) => [...queryKeys.events, "upcoming", { from }] as const;

export const calendarEventQueries = {
  /** All events, for the owner. */
  list: { queryKey: [...queryKeys.events, "list"], read: (events: CalendarEventRepository) => events.list() },

  /** The upcoming events from the day `from` on, at most `LISTED_EVENTS`. Waits while the day is not known. */
  upcoming: (from: CalendarDate | null): QueryOf<UpcomingEvents, readonly CalendarEvent[]> => ({
    queryKey: upcomingKey(from),
    read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit: LISTED_EVENTS })),
  }),

  /** All upcoming events that one read gives. */
  all: (from: CalendarDate | null): QueryOf<UpcomingEvents, readonly CalendarEvent[]> => ({
    queryKey: allKey(from),
    read: from && ((upcomingEvents) => upcomingEvents.list({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS })),
  }),
};
