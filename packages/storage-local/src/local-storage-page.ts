import {
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
import { ReadMarks } from "./read-marks.ts";
import { type ReplaceTexts, replaceTexts } from "./replace-texts.ts";
import { SiteStorage } from "./site-storage.ts";
import type { ReadItem } from "./stored-list.ts";

/** The lists in one page's local storage, and what their ports share. */
export class LocalStoragePage {
  readonly clock: Clock;
  readonly storage: SiteStorage;
  readonly changes = new ChangePublisher();
  readonly marks: ReadMarks;
  readonly events;
  readonly messages;
  readonly slides;

  constructor(browser: BrowserCapabilities) {
    this.clock = browser.clock;
    this.storage = new SiteStorage(browser.storage);
    this.marks = new ReadMarks(this.storage);
    const listOf = <Item extends Identified>(noun: Noun, readItem: ReadItem<Item>) =>
      new LocalCollection(browser, this.storage, noun, readItem, () => this.changes.publish(noun));
    this.events = listOf("events", (value) => readRecord(calendarEventSchema, value));
    this.messages = listOf("messages", (value) => readRecord(contactSubmissionSchema, value));
    this.slides = listOf("slides", (value) => readRecord(gallerySlideSchema, value));
  }

  /** Puts what the function makes of all the site's texts in their place, all or none. */
  replaceTexts(replace: ReplaceTexts): void {
    const keys = replaceTexts(this.storage, replace);
    for (const list of [this.events, this.messages, this.slides]) list.onReplaced(keys);
  }
}
