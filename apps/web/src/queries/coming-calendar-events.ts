import { type CalendarDate, type CalendarEventRepository, MOST_UPCOMING_CALENDAR_EVENTS } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** As many events from the day `from` on as one read gives, for a poster. */
export function comingCalendarEvents(repository: CalendarEventRepository, from: CalendarDate) {
  return queryOptions({
    queryKey: [...queryKeys.events, "coming", { from }],
    queryFn: () => repository.upcoming({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS }),
  });
}
