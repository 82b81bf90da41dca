import {
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type InboxMessage,
  NotFoundError,
  type SuspectedSpam,
  takenIds,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

/** The folder for messages that look like spam. It is not among the store's entries, because backups leave it out. */
export class MemorySuspectedSpam implements SuspectedSpam {
  readonly #store: MemoryStore;
  readonly #moveToInbox: (submission: ContactSubmission) => ContactSubmission;
  #messages: readonly ContactSubmission[] = [];
  #removed: readonly ContactSubmission[] = [];

  /** `moveToInbox` adds a message to the inbox, under its id or the next free one, and publishes the change. */
  constructor(store: MemoryStore, moveToInbox: (submission: ContactSubmission) => ContactSubmission) {
    this.#store = store;
    this.#moveToInbox = moveToInbox;
  }

  /** The ids that a new message cannot have. */
  takenIds(): Set<unknown> {
    return takenIds([...this.#messages, ...this.#removed]);
  }

  append(submission: ContactSubmission): void {
    this.#messages = [...this.#messages, { ...submission }];
    this.#store.changes.publish("messages");
  }

  async list(): Promise<readonly ContactSubmission[]> {
    return this.#messages.map((message) => ({ ...message })).sort(compareNewestFirst);
  }

  async accept(id: ContactSubmissionId): Promise<InboxMessage> {
    const message = find(this.#messages, id);
    this.#messages = without(this.#messages, id);
    return { ...this.#moveToInbox(message), isRead: false };
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    this.#removed = [...this.#removed, find(this.#messages, id)];
    this.#messages = without(this.#messages, id);
    this.#store.changes.publish("messages");
  }

  async restore(id: ContactSubmissionId): Promise<ContactSubmission> {
    const message = find(this.#removed, id);
    this.#removed = without(this.#removed, id);
    this.append(message);
    return { ...message };
  }
}

function find(messages: readonly ContactSubmission[], id: ContactSubmissionId): ContactSubmission {
  const message = messages.find((one) => one.id === id);
  if (message === undefined) throw new NotFoundError("No message has this id");
  return message;
}

function without(messages: readonly ContactSubmission[], id: ContactSubmissionId): ContactSubmission[] {
  return messages.filter((message) => message.id !== id);
}
