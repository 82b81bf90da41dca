import { type CalendarPublisher, compareWithPublished, type StoredCalendar, type sideOf } from "@inner-light/core";
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { queryKeys } from "../../queries/query-keys.ts";
import { CALENDAR_CHECKSUM } from "../../site/calendar-checksum.ts";
import { hrefOf } from "../../site/pages.ts";
import { download } from "../../ui/browser/download.ts";

/** The first part of the publisher's query keys. Not in `queryKeys`, which visitors load. */
const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** In milliseconds, for half an hour: a build takes minutes. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

export type Publishing = ReturnType<typeof usePublishing>;

/**
 * The published calendar, how the list here differs from it, and `publish`, by the publisher or as a file that the owner
 * puts online; its `choose` says which side of a change to keep. Calls `onDone` after publishing, and when the key changes.
 */
export function usePublishing(onDone: () => void) {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const ports = {
    calendarEvents: useService("calendarEvents"),
    publishedCalendar: useService("publishedCalendar"),
    snapshots: useService("snapshots"),
  };
  const publisher = useOptionalService("calendarPublisher");
  const key = useQuery({
    queryKey: [PUBLISHER, "key"],
    queryFn: publisher === null ? skipToken : () => publisher.key(),
    // Another tab may have forgotten it.
    staleTime: 0,
  });
  const connected = key.data ? publisher : null;
  const reading = useQuery({
    queryKey: STORED,
    queryFn: connected === null ? skipToken : () => connected.read(),
    // Another tab may have just published.
    staleTime: 0,
  });
  const stored = (connected && reading.data) ?? null;
  const comparison = useQuery({
    queryKey: [...queryKeys.events, "published", stored?.version],
    queryFn: () => compareWithPublished(ports, stored),
    placeholderData: keepPreviousData,
  });
  const { built = null, calendar = null, difference = [] } = comparison.data ?? {};

  const publish = useMutation({
    // Runs one at a time, so that a second press finds nothing left to publish.
    scope: { id: PUBLISHER },
    mutationFn: async ({ isFile, choose }: { isFile: boolean; choose: typeof sideOf }) => {
      const { publishCalendar, writePublishedCalendar } = await import("../../ioc/exchange.ts");
      const seen = connected && queryClient.getQueryData<StoredCalendar>(STORED);
      const asFile: CalendarPublisher["publish"] = async (made, version) => {
        download("calendar.json", writePublishedCalendar(made), "application/json");
        return version;
      };
      const place = isFile || !seen ? { publish: asFile } : connected;
      const now = await publishCalendar(ports, place, clock, seen ?? { calendar, version: "" }, choose);
      if (place !== connected) return;
      // A read under way may return an older one.
      await queryClient.cancelQueries({ queryKey: STORED });
      queryClient.setQueryData(STORED, now);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.events });
      onDone();
    },
  });
  const onKey = async () => {
    await queryClient.resetQueries({ queryKey: [PUBLISHER] });
    onDone();
  };
  const forget = () => publisher?.forget().then(onKey);

  const isAwaited = publisher !== null && calendar !== null && calendar.createdAt !== built?.createdAt;
  const site = useQuery({
    queryKey: [PUBLISHER, "site", calendar?.createdAt],
    enabled: isAwaited,
    queryFn: async () => {
      const response = await fetch(hrefOf(`/${CALENDAR_CHECKSUM}`), { cache: "no-store" });
      const { checksumOfCalendar } = await import("../../ioc/exchange.ts");
      return calendar !== null && (await response.text()) === checksumOfCalendar(calendar);
    },
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data !== true && dataUpdateCount + errorUpdateCount < MOST_ANSWERS && ASK_SITE_MS,
  });
  const read = { built, calendar, difference, isOnSite: !isAwaited || site.data === true };
  const atPublisher = { publisher, connected, endsOn: key.data?.endsOn, reading, stored, onKey, forget };
  return { ...read, ...atPublisher, reads: [comparison, key], publish };
}
