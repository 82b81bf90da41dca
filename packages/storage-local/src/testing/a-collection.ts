import { calendarEventSchema, readRecord } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { type Mock, vi } from "vitest";
import { deletedRecords } from "../deleted-records.ts";
import { readDeletedValue } from "../deleted-value.ts";
import { DELETED_KEYS } from "../keys.ts";
import type { ReadItem } from "../list-store.ts";
import { LocalCollection } from "../local-collection.ts";
import { SiteStorage } from "../site-storage.ts";
import { FakePage } from "./fake-page.ts";
import { FakeTimers } from "./fake-timers.ts";
import { FaultyStorage } from "./faulty-storage.ts";

export const KEY = "calendarEvents";

export const readEvent = (value: unknown) => readRecord(calendarEventSchema, value);

/** A collection of events in a browser that fails as planned, its deleted records, and what it publishes. */
export function aCollection({
  readItem = readEvent,
  storage = new FaultyStorage(),
  clock = new FixedClock(),
}: Partial<{ readItem: ReadItem<ReturnType<typeof aCalendarEvent>>; storage: FaultyStorage; clock: FixedClock }> = {}) {
  const page = new FakePage();
  const timers = new FakeTimers();
  /** What the other tabs are told. */
  const sent: string[] = [];
  const browser = {
    storage: () => storage.reach(),
    clock,
    page,
    setTimeout: timers.setTimeout,
    openChannel: () => ({ postMessage: (text: string) => sent.push(text), addEventListener() {}, close() {} }),
  };
  /** Another tab writes the list, and the browser tells this page. */
  const writeElsewhere = (text: string | null) => {
    storage.put(KEY, text);
    page.storageChanges({ key: KEY });
  };
  const publish: Mock<() => void> = vi.fn();
  const site = new SiteStorage(browser.storage);
  const collection = new LocalCollection(browser, site, KEY, readItem, publish);
  const deletedList = new LocalCollection(browser, site, DELETED_KEYS.events, readDeletedValue, () => {});
  return {
    collection,
    deleted: deletedRecords(collection, deletedList, readItem, clock),
    publish,
    /** Adds an event under the first free id from `id` upward. */
    add: (id: number, title: string) =>
      collection.add(id, (nextId) => [aCalendarEvent({ id: nextId(), title })] as const)[0],
    remove: (id: number) => collection.exchange([id], []),
    change: (id: number, title: string) => collection.update([id], (event) => ({ ...event, title }))[0],
    storage,
    clock,
    page,
    timers,
    sent,
    writeElsewhere,
  };
}

/** The titles in a stored text. */
export const titlesIn = (text: string | null) => JSON.parse(text ?? "[]").map(({ title }: { title: string }) => title);
