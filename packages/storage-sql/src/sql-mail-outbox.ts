import { randomUUID } from "node:crypto";
import { type Clock, type ContactSubmission, isoTimestampOf } from "@inner-light/core";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText } from "./stored-record.ts";

/** A mail to the owner that has to be sent. It says that a message arrived, not what is in it. */
export interface OutboxMail {
  readonly id: string;
  readonly messageId: number;
  /** How often sending it has failed. */
  readonly tries: number;
  readonly lastError: string | null;
}

/** How long a mail that was handed out is reserved, in milliseconds. */
export const CLAIM_MS = 5 * 60_000;

const MAILS_PER_CLAIM = 20;
const MAX_ERROR_LENGTH = 500;

/** The mails that have to be sent to the owner. Each is noted in the transaction that stores its message. */
export class SqlMailOutbox {
  readonly #store: SqlStore;
  readonly #clock: Clock;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Notes the mail for a message, in the transaction that stores the message. */
  async add(db: Queries, { id }: ContactSubmission): Promise<void> {
    const next_try_at = isoTimestampOf(this.#clock.now());
    await db
      .insertInto("outbox")
      .values({ id: randomUUID(), message_id: idText(id), tries: 0, next_try_at, last_error: null })
      .execute();
  }

  /**
   * The mails that should be sent at `now`, in milliseconds. Each is handed out to one caller, and again only
   * `CLAIM_MS` later, when that caller counts as gone.
   */
  async due(now: number): Promise<readonly OutboxMail[]> {
    const isDue = isoTimestampOf(now);
    const rows = await this.#store.transact((db) =>
      db
        .updateTable("outbox")
        .set({ next_try_at: isoTimestampOf(now + CLAIM_MS) })
        .where("id", "in", (outbox) =>
          outbox
            .selectFrom("outbox")
            .select("id")
            .where("next_try_at", "<=", isDue)
            .orderBy("next_try_at")
            .limit(MAILS_PER_CLAIM),
        )
        // Once more, for the rows that another server claimed while this statement waited for it.
        .where("next_try_at", "<=", isDue)
        .returningAll()
        .execute(),
    );
    return rows.map(({ id, message_id, tries, last_error }) => ({
      id,
      messageId: Number(message_id),
      tries,
      lastError: last_error === null ? null : String(JSON.parse(last_error)),
    }));
  }

  /** The mail was sent: forgets it. */
  async sent(id: string): Promise<void> {
    await this.#store.transact((db) => db.deleteFrom("outbox").where("id", "=", id).execute());
  }

  /** Sending it failed; it is due again at a time in milliseconds. The error must not contain what a visitor wrote. */
  async failed(id: string, nextTryAt: number, error: string): Promise<void> {
    const last_error = JSON.stringify(error.slice(0, MAX_ERROR_LENGTH));
    await this.#store.transact((db) =>
      db
        .updateTable("outbox")
        .set((outbox) => ({ tries: outbox("tries", "+", 1), next_try_at: isoTimestampOf(nextTryAt), last_error }))
        .where("id", "=", id)
        .execute(),
    );
  }

  /** How many mails have not been sent. */
  async count(): Promise<number> {
    const rows = await this.#store.read((db) => db.selectFrom("outbox").select("id").execute());
    return rows.length;
  }
}
