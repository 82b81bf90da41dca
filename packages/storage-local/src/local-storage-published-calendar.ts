import {
  isoTimestampOf,
  type PublishedCalendar,
  type PublishedCalendarFile,
  writePublishedCalendar,
} from "@inner-light/core";
import { LIST_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";

const KEY = LIST_KEYS.events;

/** The calendar that came with the site, and whether this browser has a list of its own. */
export function localStoragePublishedCalendar(
  page: LocalStoragePage,
  published: PublishedCalendarFile | null,
): PublishedCalendar {
  return {
    published: async () => published && { ...published, events: published.events.map((event) => ({ ...event })) },
    hasOwnList: async () => page.storage.get(KEY) !== null,

    async export() {
      return writePublishedCalendar({ createdAt: isoTimestampOf(page.clock.now()), events: page.events.list() });
    },

    async resetToPublished() {
      page.replaceTexts((texts) => Object.fromEntries(Object.entries(texts).filter(([key]) => key !== KEY)));
    },
  };
}
