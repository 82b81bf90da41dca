import type { PublishedCalendar } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const publishedCalendarQueries = {
  /** The calendar that came with the site; `null` when none was published. Read once, because it comes with the build. */
  published: (publishedCalendar: PublishedCalendar) =>
    queryOptions({
      queryKey: queryKeys.published,
      queryFn: () => publishedCalendar.published(),
      staleTime: "static",
    }),

  /** Whether this backend keeps a list of its own. Changes with the events. */
  hasOwnList: (publishedCalendar: PublishedCalendar | null) =>
    queryOptions({
      queryKey: [...queryKeys.events, "has-own-list"],
      queryFn: publishedCalendar === null ? skipToken : () => publishedCalendar.hasOwnList(),
    }),
};
