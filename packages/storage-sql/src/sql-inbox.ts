import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type DeletedRecord,
  type Inbox,
  type InboxMessage,
  NotFoundError,
} from "@inner-light/core";
import { SqlDeletedRecords } from "./sql-deleted-records.ts";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { MESSAGES, type StoredRecord } from "./stored-record.ts";

export class SqlInbox implements Inbox {
  readonly #store: SqlStore;
  readonly #messages: SqlList<ContactSubmission>;
  readonly #deleted: SqlDeletedRecords<ContactSubmission>;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#messages = new SqlList(MESSAGES, clock);
    this.#deleted = new SqlDeletedRecords(MESSAGES, clock);
  }

  async list(): Promise<readonly InboxMessage[]> {
    const stored = await this.#store.read((db) => this.#messages.read(db));
    return stored.map(messageOf).sort(compareNewestFirst);
  }

  async setRead(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    await this.#store.write(["messages"], async (db) => {
      for (const stored of await this.#messages.find(db, [id])) await this.#messages.setRead(db, stored, isRead);
    });
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    await this.#store.write(["messages"], (db) => this.#deleted.remove(db, [id]));
  }

  async listDeleted(): Promise<readonly DeletedRecord<InboxMessage>[]> {
    const deleted = await this.#store.read((db) => this.#deleted.read(db));
    return deleted.map((stored) => ({ record: messageOf(stored), deletedAt: stored.deletedAt }));
  }

  async restore(id: ContactSubmissionId): Promise<InboxMessage> {
    const [restored] = await this.#store.write(["messages"], (db) => this.#deleted.restore(db, [id]));
    if (restored === undefined) throw new NotFoundError("No message with this id was deleted");
    return messageOf(restored);
  }
}

function messageOf({ record, isRead }: StoredRecord<ContactSubmission>): InboxMessage {
  return { ...record, isRead };
}
