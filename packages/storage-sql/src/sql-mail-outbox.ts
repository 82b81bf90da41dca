import { randomUUID } from "node:crypto";
import { type Clock, type ContactSubmission, isoTimestampOf } from "@inner-light/core";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText } from "./stored-record.ts";

/** How long a mail that was handed out is reserved, in milliseconds. */
export const CLAIM_MS = 5 * 60_000;

const MAILS_PER_CLAIM = 20;

/**
 * The mails that have to be sent to the owner. Each is noted in the transaction that stores its message. It says that a
 * message arrived, not what is in it.
 */
export function sqlMailOutbox(store: SqlStore, clock: Clock) {
  return {
    /** Notes the mail for a message, in the transaction that stores the message. */
    async add(db: Queries, { id }: ContactSubmission): Promise<void> {
      const next_try_at = isoTimestampOf(clock.now());
      await db
        .insertInto("outbox")
        .values({ id: randomUUID(), message_id: idText(id), tries: 0, next_try_at })
        .execute();
    },

    /**
     * The mails that should be sent at `now`, in milliseconds, and how often sending them has failed. Each is handed out
     * to one caller, and again only `CLAIM_MS` later, when that caller counts as gone.
     */
    async due(now: number): Promise<readonly { readonly id: string; readonly tries: number }[]> {
      const isDue = isoTimestampOf(now);
      return store.transact((db) =>
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
          .returning(["id", "tries"])
          .execute(),
      );
    },

    /** The mail was sent: forgets it. */
    async sent(id: string): Promise<void> {
      await store.transact((db) => db.deleteFrom("outbox").where("id", "=", id).execute());
    },

    /** Sending it failed; it is due again at a time in milliseconds. */
    async failed(id: string, nextTryAt: number): Promise<void> {
      const next_try_at = isoTimestampOf(nextTryAt);
      await store.transact((db) =>
        db
          .updateTable("outbox")
          .set((outbox) => ({ tries: outbox("tries", "+", 1), next_try_at }))
          .where("id", "=", id)
          .execute(),
      );
    },
  };
}
