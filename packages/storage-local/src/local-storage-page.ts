import * as core from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { deletedList, readDeletedValue } from "./deleted-list.ts";
import { DELETED_KEYS, LIST_KEYS } from "./keys.ts";
import type { Identified, ReadItem } from "./list-store.ts";
import { type LocalCollection, localCollection } from "./local-collection.ts";
import { SiteStorage, type SiteTexts } from "./site-storage.ts";
import { writeTurns } from "./write-turns.ts";

export type LocalStoragePage = ReturnType<typeof localStoragePage>;

/** What the ports share in one page: its lists in local storage, the turns of writes, and the change feed. */
export function localStoragePage(browser: BrowserCapabilities) {
  const { clock } = browser;
  const storage = new SiteStorage(browser.storage);
  const changes = new core.ChangePublisher();
  const inTurn = writeTurns(browser, storage);
  const collections: Pick<LocalCollection<Identified>, "onReplaced" | "onChangedElsewhere" | "publish">[] = [];
  browser.page?.addEventListener("storage", ({ key }) => {
    for (const collection of collections) collection.onChangedElsewhere(key);
  });
  browser.page?.addEventListener("pageshow", ({ persisted }) => {
    // A page in the back-forward cache gets no storage events.
    if (persisted) for (const collection of collections) collection.publish();
  });

  function collectionOf<Item extends Identified>(key: string, readItem: ReadItem<Item>, publish = () => {}) {
    const collection = localCollection(storage, key, readItem, publish);
    collections.push(collection);
    return collection;
  }
  const listOf = <Item extends Identified>(noun: core.Noun, readItem: ReadItem<Item>) =>
    collectionOf(LIST_KEYS[noun], readItem, () => changes.publish(noun));
  const withDeleted = <Item extends Identified>(noun: core.DeletableNoun, readItem: ReadItem<Item>) => {
    const list = listOf(noun, readItem);
    return {
      list,
      deleted: deletedList(list, collectionOf(DELETED_KEYS[noun], readDeletedValue), readItem, clock, inTurn),
    };
  };

  const events = withDeleted("events", (value) => core.readRecord(core.calendarEventSchema, value));
  const messages = withDeleted("messages", (value) => core.readRecord(core.contactSubmissionSchema, value));
  return {
    clock,
    storage,
    changes,
    inTurn,
    events: events.list,
    messages: messages.list,
    slides: listOf("slides", (value) => core.readRecord(core.gallerySlideSchema, value)),
    deleted: { events: events.deleted, messages: messages.deleted },

    /** Replaces the texts of the site's data, all or none, and resets each list whose texts changed. */
    replaceTexts(replace: (texts: SiteTexts) => SiteTexts): void {
      const keys = storage.replaceSiteTexts(replace);
      for (const collection of collections) collection.onReplaced(keys);
    },
  };
}
