import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type InboxMessage,
  isoTimestampOf,
  NotFoundError,
  type SuspectedSpam,
} from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { MESSAGES, SUSPECTED_SPAM } from "./stored-record.ts";

/** The folder for messages that look like spam. Its writes count as writes of the messages. */
export class SqlSuspectedSpam implements SuspectedSpam {
  readonly #store: SqlStore;
  readonly #clock: Clock;
  readonly #folder: SqlList<ContactSubmission>;
  readonly #inbox: SqlList<ContactSubmission>;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#folder = new SqlList(SUSPECTED_SPAM, clock);
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
      const nextId = await this.#inbox.freeIds(db, id);
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
    const deletedAt = isoTimestampOf(this.#clock.now());
    await this.#store.write(["messages"], async (db) =>
      this.#folder.remove(db, await this.#folder.find(db, [id]), deletedAt),
    );
  }

  async restore(id: ContactSubmissionId): Promise<ContactSubmission> {
    return this.#store.write(["messages"], async (db) => {
      const removed = await this.#folder.findDeleted(db, [id], this.#clock.now());
      const [restored] = await this.#folder.restore(db, removed);
      if (restored === undefined) throw new NotFoundError("No message with this id was removed");
      return restored;
    });
  }
}
