import { type CalendarEvent, isSameCalendarEvent, noteNewerOrigin, type sideOf } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBackend, useIsBound } from "../../ioc/use-services.ts";
import {
  AT_PUBLISHER,
  notePublishing,
  publishingQueries,
  resetPublisher,
  storedCalendar,
} from "../../queries/publishing-queries.ts";
import { useCallOf, useQueryOf } from "../../queries/service-hooks.ts";
import { download } from "../../ui/browser/download.ts";
import type { IsStillThere } from "../../ui/browser/focus.ts";

export type Comparison = ReturnType<typeof useComparison>;

/** Returns the published calendar, and how the local list differs from it. */
export function useComparison() {
  const isPublishing = useIsBound("publishedCalendar");
  const hasPublisher = useIsBound("calendarPublisher");
  const key = useQueryOf({ ...publishingQueries.key, enabled: hasPublisher });
  const isConnected = Boolean(key.data);
  const reading = useQueryOf({ ...publishingQueries.stored, enabled: isConnected });
  const stored = (isConnected && reading.data) || null;
  const comparison = useQueryOf({ ...publishingQueries.comparison(stored), enabled: isPublishing });
  const { built = null, calendar = null, checksum = null, difference = [], settled = null } = comparison.data ?? {};
  const { mutate: note } = useCallOf("publishedCalendar", noteNewerOrigin);
  useEffect(() => {
    if (settled) note(settled);
  }, [settled, note]);

  const isAwaited = hasPublisher && calendar !== null && calendar.createdAt !== built?.createdAt;
  const site = useQueryOf(publishingQueries.isOnSite(isAwaited ? calendar : null, checksum));
  return {
    ...{ built, calendar, difference, isOnSite: !isAwaited || site.data === true },
    ...{ hasPublisher, isConnected, endsOn: key.data?.endsOn, reading, stored, reads: [comparison, key] },
  };
}

/** Returns whether all visitors see an event exactly as it is here, with a note for the owner if not. */
export function useVisitorsView({ built, calendar, difference, hasPublisher, isOnSite }: Comparison) {
  const isShared = useBackend().dataLocation === "practice";
  const onSite = hasPublisher && isOnSite ? calendar : built;
  return (event: CalendarEvent) => {
    const change = difference.find(({ mine }) => mine?.id === event.id);
    return {
      isPublic: isShared || onSite?.events.some((other) => isSameCalendarEvent(other, event)) === true,
      note: change ? (change.published ? "Change not published yet" : "Not published yet") : null,
    };
  };
}

/** Publishes the calendar, or downloads it for the owner to upload. Also calls `onDone` when the key changes. */
export function usePublishing({ isConnected, calendar }: Comparison, onDone: (isStillThere: IsStillThere) => void) {
  const publish = useCallOf(
    "publishCalendar",
    (useCase, { isFile, choose }: { isFile: boolean; choose: typeof sideOf }, client) => {
      const seen = isConnected ? storedCalendar(client) : undefined;
      return useCase.run(seen ?? { calendar, version: "" }, isFile || !seen ? "file" : "publisher", choose);
    },
    {
      meta: AT_PUBLISHER,
      // One at a time, so a second click finds nothing left to publish.
      scope: { id: "publish" },
      async onDone({ result, client, isStillThere }) {
        if (result.kind === "file") download("calendar.json", result.text, "application/json");
        await notePublishing(client, result.kind === "published" ? result.stored : undefined);
        onDone(isStillThere);
      },
    },
  );
  const onKey = async (isStillThere: IsStillThere, client: QueryClient) => {
    publish.reset();
    await resetPublisher(client);
    onDone(isStillThere);
  };
  const { mutate: forget } = useCallOf("calendarPublisher", (publisher) => publisher.forget(), {
    onDone: ({ client, isStillThere }) => onKey(isStillThere, client),
  });

  return { publish, onKey, forget };
}

/** Keeps the page in its own document, because only its Content-Security-Policy allows the publisher. */
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
    // Sets the target before the router sees the click, because the router ignores links with a target.
    document.addEventListener("click", openInNewTab, true);
    return () => {
      document.removeEventListener("click", openInNewTab, true);
      if (location.pathname !== pathname) location.reload();
    };
  }, [isOwn]);
}
