import { type PublishedCalendar, readPublishedState } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const publishedCalendarQueries = {
  /** Changes with the events. */
  state: (publishedCalendar: PublishedCalendar) =>
    queryOptions({
      queryKey: [...queryKeys.events, "published"],
      queryFn: () => readPublishedState(publishedCalendar),
    }),

  /** Whether this backend keeps a list of its own. Changes with the events. */
  hasOwnList: (publishedCalendar: PublishedCalendar | null) =>
    queryOptions({
      queryKey: [...queryKeys.events, "has-own-list"],
      queryFn: publishedCalendar === null ? skipToken : () => publishedCalendar.hasOwnList(),
    }),
};
