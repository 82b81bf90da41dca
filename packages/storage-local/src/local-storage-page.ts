import {
  type BackupEntries,
  type CalendarEvent,
  ChangePublisher,
  type Clock,
  calendarEventSchema,
  contactSubmissionSchema,
  gallerySlideSchema,
  type Noun,
  readRecord,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import type { Identified } from "./entry.ts";
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

  constructor(browser: BrowserCapabilities, publishedEvents: readonly CalendarEvent[]) {
    this.clock = browser.clock;
    this.storage = new SiteStorage(browser.storage);
    const listOf = <Item extends Identified>(noun: Noun, readItem: ReadItem<Item>, initial: readonly Item[] = []) =>
      new LocalCollection(browser, this.storage, noun, readItem, () => this.changes.publish(noun), initial);
    this.events = listOf("events", (value) => readRecord(calendarEventSchema, value), publishedEvents);
    this.messages = listOf("messages", (value) => readRecord(contactSubmissionSchema, value));
    this.slides = listOf("slides", (value) => readRecord(gallerySlideSchema, value));
  }

  /** Replaces the texts of the site's data, all or none, and lets each list whose texts changed start over. */
  replaceTexts(replace: (texts: BackupEntries) => BackupEntries): void {
    const keys = this.storage.replaceSiteTexts(replace);
    for (const list of [this.events, this.messages, this.slides]) list.onReplaced(keys);
  }
}
