import { type CalendarPublisher, compareWithPublished, noteDownload, type PublishingChoices } from "@inner-light/core";
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { download } from "../../browser/download.ts";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { queryKeys } from "../../queries/query-keys.ts";
import { CALENDAR_CHECKSUM } from "../../site/calendar-checksum.ts";
import { hrefOf } from "../../site/pages.ts";

/** The beginning of the keys of all that the publisher tells. Not among the others, which visitors load. */
export const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** The site is asked so often, in milliseconds, for half an hour: a build takes minutes. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

/** The publisher, if the site has one, and the owner's key to it. */
export function usePublisher() {
  const publisher = useOptionalService("calendarPublisher");
  const queryFn = publisher === null ? skipToken : () => publisher.key();
  return { publisher, key: useQuery({ queryKey: [PUBLISHER, "key"], queryFn }) };
}

/** What is published, by the publisher where the owner has connected one, and how the list here differs from it. */
export function usePublished() {
  const ports = {
    calendarEvents: useService("calendarEvents"),
    publishedCalendar: useService("publishedCalendar"),
    snapshots: useService("snapshots"),
  };
  const { publisher, key } = usePublisher();
  const connected = key.data ? publisher : null;
  const reading = useQuery({
    queryKey: STORED,
    queryFn: connected === null ? skipToken : () => connected.read(),
    staleTime: ASK_SITE_MS,
  });
  const stored = (connected && reading.data) ?? null;
  const comparison = useQuery({
    queryKey: [...queryKeys.events, "published", stored?.version],
    queryFn: () => compareWithPublished(ports, stored),
    placeholderData: keepPreviousData,
  });
  const { built = null, calendar = null, hasOwnList = false, difference = [] } = comparison.data ?? {};
  const isAwaited = publisher !== null && calendar !== null && calendar.createdAt !== built?.createdAt;
  const site = useQuery({
    queryKey: [PUBLISHER, "site", calendar?.createdAt],
    queryFn: isAwaited
      ? async () => {
          const response = await fetch(hrefOf(`/${CALENDAR_CHECKSUM}`), { cache: "no-store" });
          const { checksumOfCalendar } = await import("../../ioc/exchange.ts");
          return (await response.text()) === checksumOfCalendar(calendar);
        }
      : skipToken,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data !== true && dataUpdateCount + errorUpdateCount < MOST_ANSWERS && ASK_SITE_MS,
  });
  const isOnSite = !isAwaited || site.data === true;
  const reads = [comparison, key];
  return { ports, publisher, connected, reading, stored, calendar, difference, hasOwnList, isOnSite, reads };
}

export type Published = ReturnType<typeof usePublished>;

/** Publishes the list here, with the sides that the owner chose, by the publisher or by a file that the owner puts online. */
export function usePublish({ ports, connected, calendar, ...published }: Published, onDone: () => void) {
  const { clock } = useServices();
  const stored = published.stored ?? { calendar, version: "" };
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: a second press finds nothing left to publish.
    scope: { id: PUBLISHER },
    mutationFn: async ({ isFile, ...chosen }: { isFile: boolean } & Pick<PublishingChoices, "choices">) => {
      const { publishCalendar, writePublishedCalendar } = await import("../../ioc/exchange.ts");
      const file: CalendarPublisher = {
        read: async () => stored,
        async publish(calendar, version) {
          await noteDownload(ports.publishedCalendar, calendar.createdAt);
          download("calendar.json", writePublishedCalendar(calendar), "application/json");
          return version;
        },
      };
      const publisher = isFile || connected === null ? file : connected;
      const now = await publishCalendar(ports, publisher, clock, { seenVersion: stored.version, ...chosen });
      if (publisher === connected) queryClient.setQueryData(STORED, now);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.events });
      onDone();
    },
  });
}
