import type { CalendarPublisher, PublisherAccess, StoredCalendar, sideOf } from "@inner-light/core";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { CALENDAR_PUBLISHER, COMPARE_PUBLISHED, PUBLISH_CALENDAR } from "../../ioc/service-tokens.ts";
import { useCallOf, useIsBound, useQueryOf } from "../../ioc/use-services.ts";
import { queryKeys } from "../../queries/query-keys.ts";
import { CALENDAR_CHECKSUM, hrefOf } from "../../site/pages.ts";
import { download } from "../../ui/browser/download.ts";
import type { IsStillThere } from "../../ui/browser/watch-focus.ts";

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
export function usePublishing(onDone: (isStillThere: IsStillThere) => void) {
  const queryClient = useQueryClient();
  const hasPublisher = useIsBound("calendarPublisher");
  const key = useQueryOf(CALENDAR_PUBLISHER, {
    queryKey: [PUBLISHER, "key"],
    read: hasPublisher ? (publisher: PublisherAccess) => publisher.key() : null,
    // Another tab may have forgotten it.
    staleTime: 0,
  });
  const isConnected = Boolean(key.data);
  const reading = useQueryOf(CALENDAR_PUBLISHER, {
    queryKey: STORED,
    read: isConnected ? (publisher: CalendarPublisher) => publisher.read() : null,
    // Another tab may have just published.
    staleTime: 0,
  });
  const stored = (isConnected && reading.data) || null;
  const comparison = useQueryOf(COMPARE_PUBLISHED, {
    queryKey: [...queryKeys.events, "published", stored?.version],
    read: (compare) => compare.run(stored),
    placeholderData: keepPreviousData,
  });
  const { built = null, calendar = null, checksum = null, difference = [] } = comparison.data ?? {};

  const publish = useCallOf(
    PUBLISH_CALENDAR,
    (useCase, { isFile, choose }: { isFile: boolean; choose: typeof sideOf }) => {
      const seen = isConnected ? queryClient.getQueryData<StoredCalendar>(STORED) : undefined;
      return useCase.run(seen ?? { calendar, version: "" }, isFile || !seen ? "file" : "publisher", choose);
    },
    {
      // Runs one at a time, so that a second press finds nothing left to publish.
      scope: { id: PUBLISHER },
      async onSuccess(result, _, isStillThere) {
        if (result.kind === "file") download("calendar.json", result.text, "application/json");
        if (result.kind === "published") {
          // A read under way may return an older one.
          await queryClient.cancelQueries({ queryKey: STORED });
          queryClient.setQueryData(STORED, result.stored);
        }
        await queryClient.invalidateQueries({ queryKey: queryKeys.events });
        onDone(isStillThere);
      },
    },
  );
  const onKey = async (isStillThere: IsStillThere) => {
    await queryClient.resetQueries({ queryKey: [PUBLISHER] });
    onDone(isStillThere);
  };
  const { mutate: forget } = useCallOf(CALENDAR_PUBLISHER, (publisher) => publisher.forget(), {
    onSuccess: (_, __, isStillThere) => onKey(isStillThere),
  });

  const isAwaited = hasPublisher && calendar !== null && calendar.createdAt !== built?.createdAt;
  const site = useQuery({
    queryKey: [PUBLISHER, "site", calendar?.createdAt],
    enabled: isAwaited,
    queryFn: async () => {
      const response = await fetch(hrefOf(`/${CALENDAR_CHECKSUM}`), { cache: "no-store" });
      return (await response.text()) === checksum;
    },
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data !== true && dataUpdateCount + errorUpdateCount < MOST_ANSWERS && ASK_SITE_MS,
  });
  const read = { built, calendar, difference, isOnSite: !isAwaited || site.data === true };
  const atPublisher = { hasPublisher, isConnected, endsOn: key.data?.endsOn, reading, stored, onKey, forget };
  return { ...read, ...atPublisher, reads: [comparison, key], publish };
}
