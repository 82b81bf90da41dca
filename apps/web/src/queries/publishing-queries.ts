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

/** Kept out of `queryKeys`, because visitors load those. */
const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** Polls the site for half an hour. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

/** The `meta` of calls to the publisher. A rejected publisher key does not lock /admin. */
export const AT_PUBLISHER = { locks: false };

export const publishingQueries = {
  key: (hasPublisher: boolean) => ({
    queryKey: [PUBLISHER, "key"],
    read: hasPublisher ? (publisher: PublisherAccess) => publisher.key() : null,
    // Another tab may have deleted the key.
    staleTime: 0,
  }),

  stored: (isConnected: boolean) => ({
    queryKey: STORED,
    meta: AT_PUBLISHER,
    read: isConnected ? (publisher: CalendarPublisher) => publisher.read() : null,
    // Another tab may have published.
    staleTime: 0,
  }),

  comparison: (isPublishing: boolean, stored: StoredCalendar | null) => ({
    queryKey: [...queryKeys.events, "published", stored?.version],
    read: isPublishing ? (compare: ComparePublished) => compare.run(stored) : null,
    placeholderData: keepPreviousData,
  }),

  isOnSite: (calendar: PublishedCalendarFile | null, checksum: string | null): QueryOf<PublishedSite, boolean> => ({
    queryKey: [PUBLISHER, "site", calendar?.createdAt],
    read: calendar && (async (site) => (await site.siteChecksum()) === checksum),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data !== true && dataUpdateCount + errorUpdateCount < MOST_ANSWERS && ASK_SITE_MS,
  }),
};

export const storedCalendar = (client: QueryClient) => client.getQueryData<StoredCalendar>(STORED);

/** Call this after publishing, with the newly `stored` calendar. A read in progress may return an older one. */
export async function notePublishing(client: QueryClient, stored?: StoredCalendar): Promise<void> {
  if (stored) {
    await client.cancelQueries({ queryKey: STORED });
    client.setQueryData(STORED, stored);
  }
  await client.invalidateQueries({ queryKey: queryKeys.events });
}

/** Call this when the publisher's key changes. */
export const resetPublisher = (client: QueryClient) => client.resetQueries({ queryKey: [PUBLISHER] });
