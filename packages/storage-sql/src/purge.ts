import {
  type Clock,
  DAY_MS,
  DELETABLE_NOUNS,
  DELETED_RECORDS_DAYS,
  isoTimestampOf,
  SUSPECTED_SPAM_DAYS,
  UnavailableError,
} from "@inner-light/core";
import { OWNER_SESSION_MAX_MS, RECEIPT_DAYS } from "@inner-light/core/server";
import { sql } from "kysely";
import type { SqlStore } from "./sql-store.ts";

/**
 * Deletes for good what is no longer kept: records that were deleted `DELETED_RECORDS_DAYS` ago, messages that look like
 * spam after `SUSPECTED_SPAM_DAYS`, once a mail has told of them, receipts after `RECEIPT_DAYS`, ended sessions, the secrets of earlier days, and messages
 * that were sent `keepMessagesMonths` months ago, if that is not null. Meant for once a day. With a broken clock it deletes
 * nothing.
 */
export async function purge(store: SqlStore, clock: Clock, keepMessagesMonths: number | null): Promise<void> {
  const now = clock.now();
  if (!Number.isFinite(now)) return;
  const daysAgo = (days: number) => isoTimestampOf(now - days * DAY_MS);
  const oldestMessage = keepMessagesMonths === null ? "" : monthsBefore(now, keepMessagesMonths);
  await store.write(DELETABLE_NOUNS, (db) =>
    db
      .deleteFrom("record")
      .where(({ or, eb }) =>
        or([
          // From "0" on, because an empty text is no time: that record is kept, as `isStillKept` says.
          eb.between("deleted_at", "0", daysAgo(DELETED_RECORDS_DAYS)),
          eb("noun", "=", "messages").and("sort_key", "<", oldestMessage),
          eb("is_suspected_spam", "=", 1)
            .and("sort_key", "<", daysAgo(SUSPECTED_SPAM_DAYS))
            .and("id", "not in", db.selectFrom("outbox").select("message_id")),
        ]),
      )
      .execute(),
  );
  await store.transact(async (db) => {
    await db.deleteFrom("receipt").where("sent_at", "<", daysAgo(RECEIPT_DAYS)).execute();
    const oldestSession = isoTimestampOf(now - OWNER_SESSION_MAX_MS);
    await db.deleteFrom("owner_session").where("created_at", "<", oldestSession).execute();
    const today = Math.floor(now / DAY_MS);
    await db
      .deleteFrom("setting")
      .where("name", "=", "address-secret")
      .where("value", "not like", `${today}:%`)
      // On another server, the next day may have begun.
      .where("value", "not like", `${today + 1}:%`)
      .execute();
  });
}

/**
 * Rewrites an SQLite database and empties its log, so that the bytes of deleted texts are in neither. Rejects when
 * another process keeps the log in use.
 */
export async function compactSqlite(store: SqlStore): Promise<void> {
  await store.read((db) => sql`vacuum`.execute(db));
  const { rows } = await store.read((db) => sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db));
  if (rows[0]?.busy !== 0) throw new UnavailableError("Another process keeps the log of the database in use");
}

/** As an ISO 8601 date-time in UTC. The 31st becomes a day of the next month where a month is shorter. */
function monthsBefore(now: number, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return isoTimestampOf(moment.getTime());
}
