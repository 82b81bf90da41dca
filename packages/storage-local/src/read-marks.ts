import { type ContactSubmissionId, isRecordId, parseArray, READ_MESSAGES_ENTRY_NAME } from "@inner-light/core";
import { toStoredJson } from "./json-text.ts";
import { quarantine } from "./quarantine.ts";
import type { SiteStorage } from "./site-storage.ts";

const KEY = READ_MESSAGES_ENTRY_NAME;

/**
 * The ids of the messages that the owner has read: a JSON array under a key beside the messages, whose own form is fixed
 * (specification, section 3). The mark of a removed message stays, for its return; no new message gets such an id.
 */
export class ReadMarks {
  readonly #storage: SiteStorage;

  constructor(storage: SiteStorage) {
    this.#storage = storage;
  }

  /** Marks that cannot be read count as none. */
  ids(): ReadonlySet<ContactSubmissionId> {
    return new Set(parseArray(this.#storage.get(KEY) ?? "")?.filter(isRecordId));
  }

  set(id: ContactSubmissionId, isRead: boolean): void {
    const text = this.#storage.get(KEY);
    const marks = parseArray(text ?? "");
    if (marks === undefined && text !== null) quarantine(this.#storage, KEY, text);
    const others = marks?.filter((mark) => mark !== id) ?? [];
    this.#storage.writeJson(KEY, text, toStoredJson(isRead ? [...others, id] : others));
  }
}
