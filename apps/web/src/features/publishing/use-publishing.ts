import {
  type CalendarEventId,
  type CalendarPublisher,
  compareWithPublished,
  noteDownload,
  type StoredCalendar,
} from "@inner-light/core";
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

interface Chosen {
  readonly isFile: boolean;
  /** The sides of events, at least of each that both changed. */
  readonly choices: ReadonlyMap<CalendarEventId, "mine" | "theirs">;
}

/** Publishes the list here, with the sides that the owner chose, by the publisher or by a file that the owner puts online. */
export function usePublish({ ports, connected, calendar }: Published, onDone: () => void) {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: a second press finds nothing left to publish.
    scope: { id: PUBLISHER },
    mutationFn: async ({ isFile, choices }: Chosen) => {
      const { publishCalendar, writePublishedCalendar } = await import("../../ioc/exchange.ts");
      const stored = queryClient.getQueryData<StoredCalendar>(STORED) ?? { calendar, version: "" };
      const publishFile: CalendarPublisher["publish"] = async (made, version) => {
        await noteDownload(ports.publishedCalendar, made.createdAt);
        download("calendar.json", writePublishedCalendar(made), "application/json");
        return version;
      };
      const publish = isFile || connected === null ? publishFile : connected.publish;
      const now = await publishCalendar(ports, publish, clock, stored, choices);
      if (publish !== publishFile) queryClient.setQueryData(STORED, now);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.events });
      onDone();
    },
  });
}
