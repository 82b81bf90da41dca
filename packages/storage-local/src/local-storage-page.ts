import * as core from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { deletedList, readDeletedValue } from "./deleted-list.ts";
import { DELETED_KEYS, LIST_KEYS } from "./keys.ts";
import { SiteStorage, type SiteTexts } from "./site-storage.ts";
import { type Identified, type ReadItem, type StoredList, storedList } from "./stored-list.ts";
import { writeTurns } from "./write-turns.ts";

export type LocalStoragePage = ReturnType<typeof localStoragePage>;

/** What the ports of a page share: its lists, write turns, and change feed. */
export function localStoragePage(browser: BrowserCapabilities) {
  const { clock } = browser;
  const storage = new SiteStorage(browser.storage);
  const changes = new core.ChangePublisher();
  const inTurn = writeTurns(browser, storage);
  const lists: Pick<StoredList<Identified>, "onReplaced" | "onChangedElsewhere" | "publish">[] = [];
  browser.page?.addEventListener("storage", ({ key }) => {
    for (const list of lists) list.onChangedElsewhere(key);
  });
  browser.page?.addEventListener("pageshow", ({ persisted }) => {
    // Pages in the back-forward cache miss storage events.
    if (persisted) for (const list of lists) list.publish();
  });

  function listUnder<Item extends Identified>(key: string, readItem: ReadItem<Item>, publish = () => {}) {
    const list = storedList(storage, key, readItem, publish);
    lists.push(list);
    return list;
  }
  const listOf = <Item extends Identified>(noun: core.Noun, readItem: ReadItem<Item>) =>
    listUnder(LIST_KEYS[noun], readItem, () => changes.publish(noun));
  const withDeleted = <Item extends Identified>(noun: core.DeletableNoun, readItem: ReadItem<Item>) => {
    const list = listOf(noun, readItem);
    return {
      list,
      deleted: deletedList(list, listUnder(DELETED_KEYS[noun], readDeletedValue), readItem, clock, inTurn),
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

    /** Replaces all the site's strings or none, and resets the lists that changed. */
    replaceTexts(replace: (texts: SiteTexts) => SiteTexts): void {
      const keys = storage.replaceSiteTexts(replace);
      for (const list of lists) list.onReplaced(keys);
    },
  };
}
