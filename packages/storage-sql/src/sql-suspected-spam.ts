import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type InboxMessage,
  NotFoundError,
  type SuspectedSpam,
} from "@inner-light/core";
import { freeIds } from "./record-ids.ts";
import { SqlDeletedRecords } from "./sql-deleted-records.ts";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { MESSAGES, SUSPECTED_SPAM } from "./stored-record.ts";

/** The folder for messages that look like spam. Its writes count as writes of the messages. */
export class SqlSuspectedSpam implements SuspectedSpam {
  readonly #store: SqlStore;
  readonly #folder: SqlList<ContactSubmission>;
  readonly #deleted: SqlDeletedRecords<ContactSubmission>;
  readonly #inbox: SqlList<ContactSubmission>;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#folder = new SqlList(SUSPECTED_SPAM, clock);
    this.#deleted = new SqlDeletedRecords(SUSPECTED_SPAM, clock);
    this.#inbox = new SqlList(MESSAGES, clock);
  }

  async list(): Promise<readonly ContactSubmission[]> {
    const stored = await this.#store.read((db) => this.#folder.read(db));
    return stored.map(({ record }) => record).sort(compareNewestFirst);
  }

  async accept(id: ContactSubmissionId): Promise<InboxMessage> {
    return this.#store.write(["messages"], async (db) => {
      const [stored] = await this.#folder.find(db, [id]);
      if (stored === undefined) throw new NotFoundError("No message has this id");
      const nextId = await freeIds(db, MESSAGES.noun, id);
      const message = { ...stored.record, id: nextId() };
      await db
        .deleteFrom("record")
        .where("noun", "=", SUSPECTED_SPAM.noun)
        .where("position", "=", stored.position)
        .execute();
      await this.#inbox.append(db, [{ value: message }]);
      return { ...message, isRead: false };
    });
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    await this.#store.write(["messages"], (db) => this.#deleted.remove(db, [id]));
  }

  async restore(id: ContactSubmissionId): Promise<ContactSubmission> {
    const [restored] = await this.#store.write(["messages"], (db) => this.#deleted.restore(db, [id]));
    if (restored === undefined) throw new NotFoundError("No message with this id was removed");
    return restored.record;
  }
}
