import type { CalendarDate, CalendarEventRepository } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** More than any calendar holds. */
const LIMIT = 10_000;

/** All events from the day `from` on, for a poster. */
export function comingCalendarEvents(repository: CalendarEventRepository, from: CalendarDate) {
  return queryOptions({
    queryKey: [...queryKeys.events, "coming", { from }],
    queryFn: () => repository.upcoming({ from, limit: LIMIT }),
  });
}
