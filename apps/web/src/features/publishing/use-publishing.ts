import type { ComparePublished } from "@inner-light/application";
import {
  type CalendarEvent,
  type CalendarPublisher,
  isSameCalendarEvent,
  type PublisherAccess,
  type StoredCalendar,
  type sideOf,
} from "@inner-light/core";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CALENDAR_PUBLISHER, COMPARE_PUBLISHED, PUBLISH_CALENDAR } from "../../ioc/service-tokens.ts";
import { useBackend, useCallOf, useIsBound, useQueryOf } from "../../ioc/use-services.ts";
import { queryKeys } from "../../queries/query-keys.ts";
import { CALENDAR_CHECKSUM, hrefOf } from "../../site/pages.ts";
import { download } from "../../ui/browser/download.ts";
import type { IsStillThere } from "../../ui/browser/focus.ts";

/** The first part of the publisher's query keys. Not in `queryKeys`, which visitors load. */
const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** The publisher may reject its own key, which does not lock the page. */
export const AT_PUBLISHER = { locks: false };

/** Polls the site for half an hour. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

export type Comparison = ReturnType<typeof useComparison>;

/** The published calendar, and the local list's differences from it. */
export function useComparison() {
  const isPublishing = useIsBound("publishedCalendar");
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
    meta: AT_PUBLISHER,
    read: isConnected ? (publisher: CalendarPublisher) => publisher.read() : null,
    // Another tab may have just published.
    staleTime: 0,
  });
  const stored = (isConnected && reading.data) || null;
  const comparison = useQueryOf(COMPARE_PUBLISHED, {
    queryKey: [...queryKeys.events, "published", stored?.version],
    read: isPublishing ? (compare: ComparePublished) => compare.run(stored) : null,
    placeholderData: keepPreviousData,
  });
  const { built = null, calendar = null, checksum = null, difference = [] } = comparison.data ?? {};

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
  return {
    ...{ built, calendar, difference, isOnSite: !isAwaited || site.data === true },
    ...{ hasPublisher, isConnected, endsOn: key.data?.endsOn, reading, stored, reads: [comparison, key] },
  };
}

/** Whether all visitors see an event exactly as it is here, and a note for the owner if they do not. */
export function useVisitorsView() {
  const isShared = useBackend().dataLocation === "practice";
  const { built, calendar, difference, hasPublisher, isOnSite } = useComparison();
  const onSite = hasPublisher && isOnSite ? calendar : built;
  return (event: CalendarEvent) => {
    const change = difference.find(({ mine }) => mine?.id === event.id);
    return {
      isPublic: isShared || onSite?.events.some((other) => isSameCalendarEvent(other, event)) === true,
      note: change ? (change.published ? "Change not published yet" : "Not published yet") : null,
    };
  };
}

/** Publishes, directly or as a file that the owner puts online. Calls `onDone` after that, and when the key changes. */
export function usePublishing(onDone: (isStillThere: IsStillThere) => void) {
  const queryClient = useQueryClient();
  const { isConnected, calendar } = useComparison();
  const publish = useCallOf(
    PUBLISH_CALENDAR,
    (useCase, { isFile, choose }: { isFile: boolean; choose: typeof sideOf }) => {
      const seen = isConnected ? queryClient.getQueryData<StoredCalendar>(STORED) : undefined;
      return useCase.run(seen ?? { calendar, version: "" }, isFile || !seen ? "file" : "publisher", choose);
    },
    {
      meta: AT_PUBLISHER,
      // Runs one at a time, so a second press finds nothing left to publish.
      scope: { id: PUBLISHER },
      async onSuccess(result, _, isStillThere) {
        if (result.kind === "file") download("calendar.json", result.text, "application/json");
        if (result.kind === "published") {
          // A pending read may return an older calendar.
          await queryClient.cancelQueries({ queryKey: STORED });
          queryClient.setQueryData(STORED, result.stored);
        }
        await queryClient.invalidateQueries({ queryKey: queryKeys.events });
        onDone(isStillThere);
      },
    },
  );
  const onKey = async (isStillThere: IsStillThere) => {
    publish.reset();
    await queryClient.resetQueries({ queryKey: [PUBLISHER] });
    onDone(isStillThere);
  };
  const { mutate: forget } = useCallOf(CALENDAR_PUBLISHER, (publisher) => publisher.forget(), {
    onSuccess: (_, __, isStillThere) => onKey(isStillThere),
  });

  return { publish, onKey, forget };
}

/**
 * Keeps a page in its own document, whose policy lets it connect to the publisher: links to other pages open a new tab,
 * and the page reloads when the router enters or leaves it.
 */
export function useOwnDocument(isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) return;
    const { pathname } = location;
    const policy = document.querySelector<HTMLMetaElement>("meta[http-equiv='Content-Security-Policy']");
    if (policy?.content.includes("connect-src 'none'")) location.reload();
    const openInNewTab = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.host === location.host && link.pathname !== pathname) link.target = "_blank";
    };
    // In the capture phase, before the router, which ignores a link with a target.
    document.addEventListener("click", openInNewTab, true);
    return () => {
      document.removeEventListener("click", openInNewTab, true);
      if (location.pathname !== pathname) location.reload();
    };
  }, [isOwn]);
}
