import { type CalendarPublisher, differenceSince, noteDownload, type PublishingChoices } from "@inner-light/core";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { download } from "../../browser/download.ts";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar-queries.ts";
import { queryKeys } from "../../queries/query-keys.ts";
import { CALENDAR_CHECKSUM } from "../../site/calendar-checksum.ts";
import { hrefOf } from "../../site/pages.ts";

/** The beginning of the keys of all that the publisher tells. Not among the others, which visitors load. */
export const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** The site is asked so often, in milliseconds, for half an hour: a build takes minutes. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

/** What is published, by the publisher where the owner has connected one, and how the list here differs from it. */
export function usePublished() {
  const calendarEvents = useService("calendarEvents");
  const publishedCalendar = useService("publishedCalendar");
  const ports = { calendarEvents, publishedCalendar, snapshots: useService("snapshots") };
  const publisher = useOptionalService("calendarPublisher");
  const state = useQuery(publishedCalendarQueries.state(publishedCalendar));
  const events = useQuery(calendarEventQueries.list(calendarEvents));
  const key = useQuery({
    queryKey: [PUBLISHER, "key"],
    queryFn: publisher === null ? skipToken : () => publisher.key(),
  });
  const connected = key.data ? publisher : null;
  const reading = useQuery({
    queryKey: STORED,
    queryFn:
      connected === null
        ? skipToken
        : async () => (await import("../../ioc/exchange.ts")).readStoredCalendar(ports, connected),
    staleTime: ASK_SITE_MS,
  });

  const { built = null, origin = null, hasOwnList = false } = state.data ?? {};
  const stored = (connected && reading.data) ?? { calendar: state.data?.published ?? null, version: "" };
  const { calendar } = stored;
  const difference = differenceSince(origin, calendar?.events ?? null, events.data ?? []);
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
  const endsOn = key.data?.endsOn ?? null;
  const reads = [state, events, key];
  return { ports, publisher, connected, endsOn, reading, stored, difference, hasOwnList, isOnSite, reads };
}

export type Published = ReturnType<typeof usePublished>;

/** Publishes the list here, with the sides that the owner chose, by the publisher or by a file that the owner puts online. */
export function usePublish({ ports, connected, stored }: Published, onDone: () => void) {
  const { clock } = useServices();
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
