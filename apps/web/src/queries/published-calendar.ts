import type { PublishedCalendar } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const publishedCalendarQueries = {
  /** The calendar that came with the site, and whether this backend keeps a list of its own. Changes with the events. */
  state: (publishedCalendar: PublishedCalendar) =>
    queryOptions({
      queryKey: [...queryKeys.events, "published"],
      queryFn: async () => {
        const [published, hasOwnList] = await Promise.all([
          publishedCalendar.published(),
          publishedCalendar.hasOwnList(),
        ]);
        return { published, hasOwnList };
      },
    }),
};
