import { type CalendarDate, type CalendarEventRepository, MOST_UPCOMING_CALENDAR_EVENTS } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** The key of the events for a poster from a day on, or from no known day. */
export const comingKey = (from: CalendarDate | null) => [...queryKeys.events, "coming", { from }] as const;

/**
 * As many events from the day `from` on as one read gives, for a poster. Waits while the day is not known.
 */
export function comingCalendarEvents(repository: CalendarEventRepository, from: CalendarDate | null) {
  return queryOptions({
    queryKey: comingKey(from),
    queryFn: from === null ? skipToken : () => repository.upcoming({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS }),
  });
}
