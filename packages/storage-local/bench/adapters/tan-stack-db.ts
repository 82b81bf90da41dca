import { type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { createCollection, localStorageCollectionOptions } from "@tanstack/db";
import type { Adapter } from "../adapter.ts";
import { KEY, newEvent } from "./shared.ts";

/** A collection in memory that reads local storage again before each write, and follows other tabs by itself. */
export const tanStackDb: Adapter = {
  async fill(events) {
    const collection = await openCollection();
    await collection.insert([...events]).isPersisted.promise;
  },
  async open() {
    const collection = await openCollection();
    // The collection sorts by its keys, as text.
    const all = () => collection.toArray.sort((a, b) => a.id - b.id);
    return {
      all: async () => all(),
      upcoming: async (from, limit) => upcomingCalendarEvents(collection.toArray, from, limit),
      add: async (draft) => void (await collection.insert(newEvent(draft)).isPersisted.promise),
      remove: async (id) => void (await collection.delete(id).isPersisted.promise),
      follow: (listener) => void collection.subscribeChanges(listener),
    };
  },
};

async function openCollection() {
  const collection = createCollection(
    localStorageCollectionOptions<CalendarEvent, number>({ storageKey: KEY, getKey: ({ id }) => id }),
  );
  await collection.preload();
  return collection;
}
