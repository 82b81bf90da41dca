import {
  type ContactSubmissionId,
  compareNewestFirst,
  type Inbox,
  type InboxMessage,
  NotFoundError,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** Visitors' messages in local storage, for the owner. */
export class LocalStorageInbox implements Inbox {
  readonly #page: LocalStoragePage;

  constructor(page: LocalStoragePage) {
    this.#page = page;
  }

  async list(): Promise<readonly InboxMessage[]> {
    const messages = this.#page.messages.list();
    const marks = this.#page.marks.ids();
    return messages.toSorted(compareNewestFirst).map((message) => ({ ...message, isRead: marks.has(message.id) }));
  }

  async setRead(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    if (!this.#page.messages.list().some((message) => message.id === id)) throw new NotFoundError("No such message");
    this.#page.marks.set(id, isRead);
    this.#page.changes.publish("messages");
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    this.#page.messages.remove(id);
  }

  async restore(id: ContactSubmissionId): Promise<InboxMessage> {
    const message = this.#page.messages.restore(id);
    const isRead = this.#page.marks.ids().has(id);
    if (isRead && message.id !== id) this.#page.marks.set(message.id, true);
    return { ...message, isRead };
  }
}
