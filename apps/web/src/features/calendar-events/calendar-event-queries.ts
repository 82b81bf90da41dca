import { type CalendarDate, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Lazy } from "../../ioc/service-provider.tsx";
import type { CalendarEventRepository } from "../../ioc/tokens.ts";

export const calendarEventKeys = {
  all: ["calendar-events"],
  list: ["calendar-events", "list"],
  upcoming: (from: CalendarDate | null) => ["calendar-events", "upcoming", { from }],
} as const;

export const calendarEventQueries = {
  list: (repository: Lazy<CalendarEventRepository>) =>
    queryOptions({ queryKey: calendarEventKeys.list, queryFn: async () => (await repository()).list() }),

  /** What is coming up on or after the day `from`; waits while the day is not known. */
  upcoming: (repository: Lazy<CalendarEventRepository>, from: CalendarDate | null) =>
    queryOptions({
      queryKey: calendarEventKeys.upcoming(from),
      queryFn:
        from === null ? skipToken : async () => (await repository()).upcoming(from, UPCOMING_CALENDAR_EVENTS_LIMIT),
    }),
};
