import type { PublishedCalendar } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const publishedCalendarQueries = {
  /** Whether this backend keeps a list of its own. Changes with the events. */
  hasOwnList: (publishedCalendar: PublishedCalendar | null) =>
    queryOptions({
      queryKey: [...queryKeys.events, "has-own-list"],
      queryFn: publishedCalendar === null ? skipToken : () => publishedCalendar.hasOwnList(),
    }),
};
