import {
  type BackupEntries,
  type CalendarEvent,
  ChangePublisher,
  type Clock,
  calendarEventSchema,
  contactSubmissionSchema,
  DELETED_ENTRY_NAMES,
  type DeletableNoun,
  gallerySlideSchema,
  type Noun,
  readRecord,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { DeletedRecords } from "./deleted-records.ts";
import type { Identified } from "./entry.ts";
import { LIST_KEYS } from "./keys.ts";
import { LocalCollection } from "./local-collection.ts";
import { SiteStorage } from "./site-storage.ts";
import type { ReadItem } from "./stored-list.ts";

/** The lists in one page's local storage, and what their ports share. */
export class LocalStoragePage {
  readonly clock: Clock;
  readonly storage: SiteStorage;
  readonly changes = new ChangePublisher();
  readonly events;
  readonly messages;
  readonly slides;
  readonly deletedEvents;
  readonly deletedMessages;

  constructor(browser: BrowserCapabilities, publishedEvents: readonly CalendarEvent[]) {
    this.clock = browser.clock;
    this.storage = new SiteStorage(browser.storage);
    const listOf = <Item extends Identified>(noun: Noun, readItem: ReadItem<Item>, initial: readonly Item[] = []) =>
      new LocalCollection(browser, this.storage, LIST_KEYS[noun], readItem, () => this.changes.publish(noun), initial);
    const deletedOf = <Item extends Identified>(
      noun: DeletableNoun,
      readItem: ReadItem<Item>,
      list: LocalCollection<Item>,
    ) => new DeletedRecords(browser, this.storage, DELETED_ENTRY_NAMES[noun], list, readItem);
    const readEvent = (value: unknown) => readRecord(calendarEventSchema, value);
    const readMessage = (value: unknown) => readRecord(contactSubmissionSchema, value);
    this.events = listOf("events", readEvent, publishedEvents);
    this.messages = listOf("messages", readMessage);
    this.slides = listOf("slides", (value) => readRecord(gallerySlideSchema, value));
    this.deletedEvents = deletedOf("events", readEvent, this.events);
    this.deletedMessages = deletedOf("messages", readMessage, this.messages);
  }

  /** Replaces the texts of the site's data, all or none, and lets each list whose texts changed start over. */
  replaceTexts(replace: (texts: BackupEntries) => BackupEntries): void {
    const keys = this.storage.replaceSiteTexts(replace);
    for (const list of [this.deletedEvents, this.deletedMessages]) list.onReplaced(keys);
    for (const list of [this.events, this.messages, this.slides]) list.onReplaced(keys);
  }
}
