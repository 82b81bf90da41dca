import type { PublishedCalendarFile, StoredCalendar } from "@inner-light/core";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";
import { queryOf } from "./service-hooks.ts";

/** Kept out of `queryKeys`, because visitors load those. */
const PUBLISHER = "publisher";
const STORED = [PUBLISHER, "stored"];

/** How often and how many times to poll the site: for half an hour in all. */
const ASK_SITE_MS = 15_000;
const MOST_ANSWERS = 120;

/** The `meta` of calls to the publisher. A rejected publisher key does not lock /admin. */
export const AT_PUBLISHER = { locks: false };

export const publishingQueries = {
  key: queryOf("calendarPublisher", {
    queryKey: [PUBLISHER, "key"],
    read: (publisher) => publisher.key(),
    // Never fresh, because another tab may have deleted the key.
    staleTime: 0,
  }),

  stored: queryOf("calendarPublisher", {
    queryKey: STORED,
    meta: AT_PUBLISHER,
    read: (publisher) => publisher.read(),
    // Never fresh, because another tab may have published.
    staleTime: 0,
  }),

  comparison: (stored: StoredCalendar | null) =>
    queryOf("comparePublished", {
      queryKey: [...queryKeys.events, "published", stored?.version],
      read: (comparePublished) => comparePublished.run(stored),
      placeholderData: keepPreviousData,
    }),

  isOnSite: (calendar: PublishedCalendarFile | null, checksum: string | null) =>
    queryOf("calendarPublisher", {
      queryKey: [PUBLISHER, "site", calendar?.createdAt],
      read: calendar && (async (publisher) => (await publisher.siteChecksum()) === checksum),
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
