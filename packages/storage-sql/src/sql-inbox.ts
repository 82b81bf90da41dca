import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type DeletedRecord,
  type Inbox,
  type InboxMessage,
  isoTimestampOf,
  NotFoundError,
} from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { MESSAGES, type StoredRecord } from "./stored-record.ts";

export class SqlInbox implements Inbox {
  readonly #store: SqlStore;
  readonly #clock: Clock;
  readonly #messages: SqlList<ContactSubmission>;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#messages = new SqlList(MESSAGES, clock);
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
    const deletedAt = isoTimestampOf(this.#clock.now());
    await this.#store.write(["messages"], async (db) =>
      this.#messages.remove(db, await this.#messages.find(db, [id]), deletedAt),
    );
  }

  async listDeleted(): Promise<readonly DeletedRecord<InboxMessage>[]> {
    const deleted = await this.#store.read((db) => this.#messages.readDeleted(db, this.#clock.now()));
    return deleted.map((stored) => ({ record: messageOf(stored), deletedAt: stored.deletedAt }));
  }

  async restore(id: ContactSubmissionId): Promise<InboxMessage> {
    return this.#store.write(["messages"], async (db) => {
      const [stored] = await this.#messages.findDeleted(db, [id], this.#clock.now());
      if (stored === undefined) throw new NotFoundError("No message with this id was deleted");
      const [record = stored.record] = await this.#messages.restore(db, [stored]);
      return messageOf({ ...stored, record });
    });
  }
}

function messageOf({ record, isRead }: StoredRecord<ContactSubmission>): InboxMessage {
  return { ...record, isRead };
}
