import {
  ChangePublisher,
  type Clock,
  calendarEventSchema,
  contactSubmissionSchema,
  type DeletableNoun,
  gallerySlideSchema,
  type Noun,
  readRecord,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { DeletedList } from "./deleted-records.ts";
import { readDeletedValue } from "./deleted-value.ts";
import type { Identified } from "./entry.ts";
import { DELETED_KEYS, LIST_KEYS } from "./keys.ts";
import { LocalCollection } from "./local-collection.ts";
import { SiteStorage, type SiteTexts } from "./site-storage.ts";
import type { ReadItem } from "./stored-list.ts";

/** The lists in one page's local storage, and what their ports share. */
export class LocalStoragePage {
  readonly clock: Clock;
  readonly storage: SiteStorage;
  readonly changes = new ChangePublisher();
  readonly events;
  readonly messages;
  readonly slides;
  readonly deleted;
  readonly #collections: Pick<LocalCollection<Identified>, "onReplaced">[] = [];

  constructor(browser: BrowserCapabilities) {
    this.clock = browser.clock;
    this.storage = new SiteStorage(browser.storage);
    const collectionOf = <Item extends Identified>(key: string, readItem: ReadItem<Item>, publish: () => void) => {
      const collection = new LocalCollection(browser, this.storage, key, readItem, publish);
      this.#collections.push(collection);
      return collection;
    };
    // A list and its deleted records change together, and the list publishes.
    const deletedOf = <Item extends Identified>(
      noun: DeletableNoun,
      list: LocalCollection<Item>,
      readItem: ReadItem<Item>,
    ) =>
      new DeletedList(
        list,
        collectionOf(DELETED_KEYS[noun], readDeletedValue, () => {}),
        readItem,
        this.clock,
      );
    const publish = (noun: Noun) => () => this.changes.publish(noun);
    const readEvent = (value: unknown) => readRecord(calendarEventSchema, value);
    const readMessage = (value: unknown) => readRecord(contactSubmissionSchema, value);
    const readSlide = (value: unknown) => readRecord(gallerySlideSchema, value);
    this.events = collectionOf(LIST_KEYS.events, readEvent, publish("events"));
    this.messages = collectionOf(LIST_KEYS.messages, readMessage, publish("messages"));
    this.slides = collectionOf(LIST_KEYS.slides, readSlide, publish("slides"));
    this.deleted = {
      events: deletedOf("events", this.events, readEvent),
      messages: deletedOf("messages", this.messages, readMessage),
    };
  }

  /** Replaces the texts of the site's data, all or none, and lets each list whose texts changed start over. */
  replaceTexts(replace: (texts: SiteTexts) => SiteTexts, isMerge?: boolean): void {
    const keys = this.storage.replaceSiteTexts(replace);
    for (const collection of this.#collections) collection.onReplaced(keys, isMerge);
  }
}
