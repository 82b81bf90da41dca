import {
  type CalendarDate,
  type CalendarEventRepository,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  type UpcomingEvents,
} from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** One more than the calendar page shows, to tell whether there are later ones. */
export const LISTED_EVENTS = UPCOMING_CALENDAR_EVENTS_LIMIT + 1;

export const upcomingKey = (from: CalendarDate | null) => [...queryKeys.events, "upcoming", { from }] as const;

export const calendarEventQueries = {
  /** All events, for the owner. */
  list: (repository: CalendarEventRepository) =>
    queryOptions({ queryKey: [...queryKeys.events, "list"], queryFn: () => repository.list() }),

  /** The upcoming events from the day `from` on, at most `LISTED_EVENTS`. Waits while the day is not known. */
  upcoming: (upcomingEvents: UpcomingEvents, from: CalendarDate | null) =>
    queryOptions({
      queryKey: upcomingKey(from),
      queryFn: from === null ? skipToken : () => upcomingEvents.list({ from, limit: LISTED_EVENTS }),
    }),
};
