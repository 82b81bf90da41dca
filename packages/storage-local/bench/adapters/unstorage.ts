import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { createStorage } from "unstorage";
import localStorageDriver from "unstorage/drivers/localstorage";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent } from "./shared.ts";

/** The list as one value of a key-value storage. Text that is no JSON comes back as text, and counts as no list. */
export const unstorage: Adapter = {
  async fill(events) {
    await openStorage().setItem(KEY, [...events]);
  },
  async open() {
    const storage = openStorage();
    const read = async () => {
      const value = await storage.getItem<CalendarEvent[]>(KEY);
      return Array.isArray(value) ? value : [];
    };
    return {
      all: read,
      upcoming: async (from, limit) => upcomingCalendarEvents(await read(), from, limit),
      add: async (draft) => storage.setItem(KEY, [...(await read()), newEvent(draft)]),
      remove: async (id) =>
        storage.setItem(
          KEY,
          (await read()).filter((event) => event.id !== id),
        ),
      follow: (listener) => void storage.watch(listener),
    };
  },
};

function openStorage() {
  return createStorage({ driver: localStorageDriver({ base: "bench", window }) });
}
