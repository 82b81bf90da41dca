import type { ComparePublished } from "@inner-light/application";
import type {
  CalendarPublisher,
  PublishedCalendarFile,
  PublishedSite,
  PublisherAccess,
  StoredCalendar,
} from "@inner-light/core";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import type { QueryOf } from "../ioc/use-services.ts";
import { queryKeys } from "./query-keys.ts";

/** The first part of the publisher's query keys. Not in `queryKeys`, which visitors load. */
const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** Polls the site for half an hour. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

/** For calls, because the publisher may reject its own key, which does not lock the page. */
export const AT_PUBLISHER = { locks: false };

export const publishingQueries = {
  key: (hasPublisher: boolean) => ({
    queryKey: [PUBLISHER, "key"],
    read: hasPublisher ? (publisher: PublisherAccess) => publisher.key() : null,
    // Another tab may have forgotten it.
    staleTime: 0,
  }),

  stored: (isConnected: boolean) => ({
    queryKey: STORED,
    meta: AT_PUBLISHER,
    read: isConnected ? (publisher: CalendarPublisher) => publisher.read() : null,
    // Another tab may have just published.
    staleTime: 0,
  }),

  comparison: (isPublishing: boolean, stored: StoredCalendar | null) => ({
    queryKey: [...queryKeys.events, "published", stored?.version],
    read: isPublishing ? (compare: ComparePublished) => compare.run(stored) : null,
    placeholderData: keepPreviousData,
  }),

  /** Whether the site serves this calendar. Waits while there is no calendar to ask for. */
  isOnSite: (calendar: PublishedCalendarFile | null, checksum: string | null): QueryOf<PublishedSite, boolean> => ({
    queryKey: [PUBLISHER, "site", calendar?.createdAt],
    read: calendar && (async (site) => (await site.siteChecksum()) === checksum),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data !== true && dataUpdateCount + errorUpdateCount < MOST_ANSWERS && ASK_SITE_MS,
  }),
};

/** The published calendar that was last read. */
export const storedCalendar = (client: QueryClient) => client.getQueryData<StoredCalendar>(STORED);

/** Call it after publishing, with what is `stored` now. A pending read may return an older calendar. */
export async function notePublishing(client: QueryClient, stored?: StoredCalendar): Promise<void> {
  if (stored) {
    await client.cancelQueries({ queryKey: STORED });
    client.setQueryData(STORED, stored);
  }
  await client.invalidateQueries({ queryKey: queryKeys.events });
}

/** Call it when the publisher's key has changed. */
export const resetPublisher = (client: QueryClient) => client.resetQueries({ queryKey: [PUBLISHER] });
