import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import localforage from "localforage";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent, onStorageEvent } from "./shared.ts";

/** The list as one value of a key-value storage, which reports damage. It knows no other tabs: they are read again. */
export const localForage: Adapter = {
  async fill(events) {
    await openStorage().setItem(KEY, events);
  },
  async open() {
    const storage = openStorage();
    const read = async () => (await storage.getItem<CalendarEvent[]>(KEY)) ?? [];
    return {
      all: read,
      upcoming: async (from, limit) => upcomingCalendarEvents(await read(), from, limit),
      add: async (draft) => void (await storage.setItem(KEY, [...(await read()), newEvent(draft)])),
      remove: async (id) =>
        void (await storage.setItem(
          KEY,
          (await read()).filter((event) => event.id !== id),
        )),
      follow: onStorageEvent,
    };
  },
};

function openStorage() {
  return localforage.createInstance({ name: "bench", driver: localforage.LOCALSTORAGE });
}
