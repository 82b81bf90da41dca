import { type CalendarDate, type CalendarEventRepository, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** The key of the upcoming events from a day on, or from no known day. */
export const upcomingKey = (from: CalendarDate | null) => [...queryKeys.events, "upcoming", { from }] as const;

export const calendarEventQueries = {
  /** All events, for the owner. */
  list: (repository: CalendarEventRepository) =>
    queryOptions({ queryKey: [...queryKeys.events, "list"], queryFn: () => repository.list() }),

  /** The deleted events that can still be restored, for the owner. */
  deleted: (repository: CalendarEventRepository) =>
    queryOptions({ queryKey: [...queryKeys.events, "deleted"], queryFn: () => repository.listDeleted() }),

  /**
   * The upcoming events from the day `from` on, for visitors: one more than the page shows, which tells whether there are
   * later ones. Waits while the day is not known. At midnight the old list stays until the new one is read.
   */
  upcoming: (repository: CalendarEventRepository, from: CalendarDate | null) =>
    queryOptions({
      queryKey: upcomingKey(from),
      queryFn:
        from === null ? skipToken : () => repository.upcoming({ from, limit: UPCOMING_CALENDAR_EVENTS_LIMIT + 1 }),
      placeholderData: keepPreviousData,
    }),
};
