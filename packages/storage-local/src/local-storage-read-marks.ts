import {
  type ContactSubmissionId,
  isRecordId,
  Listeners,
  narrowJson,
  parseArray,
  READ_MARKS_KEY,
  type ReadMarks,
  type Unsubscribe,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { StoredText } from "./stored-text.ts";

/** The ids of what was read, as a JSON array under a key beside the messages. */
export class LocalStorageReadMarks implements ReadMarks {
  readonly #text: StoredText;
  readonly #listeners = new Listeners();

  constructor(browser: BrowserCapabilities) {
    this.#text = new StoredText(browser.storage, READ_MARKS_KEY);
    const tell = () => this.#listeners.notify();
    browser.replacements?.add(tell);
    browser.page?.addEventListener("storage", ({ key, storageArea }) => {
      if ((key === READ_MARKS_KEY || key === null) && this.#text.isIn(storageArea)) tell();
    });
    browser.page?.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) tell();
    });
  }

  async list(): Promise<ReadonlySet<ContactSubmissionId>> {
    return new Set(parseArray(this.#text.read("list") ?? "")?.filter(isRecordId));
  }

  async mark(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    const text = this.#text.read("update");
    const marks = parseArray(text ?? "");
    if (marks === undefined && text !== null) this.#text.setAside(text, "update");
    const others = marks?.filter((mark) => mark !== id) ?? [];
    this.#text.replace(text, narrowJson(isRead ? [...others, id] : others), "update");
    this.#listeners.notify();
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }
}
