import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type Inbox,
  type InboxMessage,
  type SuspectedSpam,
} from "@inner-light/core";
import { type Marks, SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { MESSAGES, type StoredRecord } from "./stored-record.ts";

export class SqlInbox implements Inbox, SuspectedSpam {
  readonly #store: SqlStore;
  readonly #messages: SqlList<ContactSubmission>;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#messages = new SqlList(MESSAGES, clock);
  }

  async list(): Promise<readonly InboxMessage[]> {
    const stored = await this.#store.read((db) => this.#messages.read(db));
    return stored.map(messageOf).sort(compareNewestFirst);
  }

  setRead(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    return this.#mark(id, { is_read: Number(isRead) });
  }

  setSuspected(id: ContactSubmissionId, isSuspected: boolean): Promise<void> {
    return this.#mark(id, { is_suspected_spam: Number(isSuspected) });
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    await this.#store.write(["messages"], (db) => this.#messages.remove(db, [id]));
  }

  async #mark(id: ContactSubmissionId, mark: Marks): Promise<void> {
    await this.#store.write(["messages"], async (db) => {
      for (const stored of await this.#messages.find(db, [id])) await this.#messages.mark(db, stored, mark);
    });
  }
}

/** A stored message as the owner sees it. */
export function messageOf({ record, isRead, isSuspectedSpam }: StoredRecord<ContactSubmission>): InboxMessage {
  return { ...record, isRead, ...(isSuspectedSpam && { isSuspectedSpam }) };
}
