import type { PublishedCalendarFile, PublisherAccess, PublishingPorts } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { CALENDAR_CHECKSUM } from "../../site/calendar-checksum.ts";
import { hrefOf } from "../../site/pages.ts";

/** The beginning of the keys of all that the publisher tells. Not among the others, which visitors load. */
export const PUBLISHER = "publisher";

/** The site is asked so often, in milliseconds, for half an hour: a build takes minutes. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

/** What only the owner of a site with a publisher reads. */
export const publisherQueries = {
  key: (access: PublisherAccess | null) =>
    queryOptions({
      queryKey: [PUBLISHER, "key"],
      queryFn: access === null ? skipToken : () => access.key(),
    }),

  /** The calendar where the next build finds it, once there is a key. Read again when the owner comes back to the page. */
  stored: (ports: PublishingPorts | null) =>
    queryOptions({
      queryKey: [PUBLISHER, "stored"],
      queryFn:
        ports === null ? skipToken : async () => (await import("../../ioc/exchange.ts")).readStoredCalendar(ports),
      staleTime: ASK_SITE_MS,
    }),

  /** Whether the site that visitors see has this calendar. Asked while the page is visible, until it has. */
  isOnSite: (calendar: PublishedCalendarFile | null) =>
    queryOptions({
      queryKey: [PUBLISHER, "site", calendar?.createdAt],
      queryFn:
        calendar === null
          ? skipToken
          : async () => {
              const response = await fetch(hrefOf(`/${CALENDAR_CHECKSUM}`), { cache: "no-store" });
              const { checksumOfCalendar } = await import("../../ioc/exchange.ts");
              return (await response.text()) === checksumOfCalendar(calendar);
            },
      refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
        pauseBeforeAsking({ isOnSite: data === true, answers: dataUpdateCount + errorUpdateCount }),
    }),
};

/** When the site is asked again, in milliseconds; `false` for never. */
export function pauseBeforeAsking({ isOnSite, answers }: { isOnSite: boolean; answers: number }): number | false {
  return isOnSite || answers >= MOST_ANSWERS ? false : ASK_SITE_MS;
}
