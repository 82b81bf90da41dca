import {
  type Clock,
  DAY_MS,
  DELETABLE_NOUNS,
  isoTimestampOf,
  isStillKept,
  OWNER_SESSION_MAX_MS,
  RECEIPT_DAYS,
  SUSPECTED_SPAM_DAYS,
  UnavailableError,
} from "@inner-light/core";
import { sql } from "kysely";
import type { Queries, SqlStore } from "./sql-store.ts";
import type { RecordRow } from "./stored-record.ts";

/**
 * Deletes for good what is no longer kept: records that were deleted `DELETED_RECORDS_DAYS` ago, messages that look like
 * spam after `SUSPECTED_SPAM_DAYS`, receipts after `RECEIPT_DAYS`, ended sessions, the secrets of earlier days, and messages
 * that were sent `keepMessagesMonths` months ago, if that is not null. Meant for once a day. With a broken clock it deletes
 * nothing.
 */
export async function purge(store: SqlStore, clock: Clock, keepMessagesMonths: number | null): Promise<void> {
  const now = clock.now();
  if (Number.isNaN(now)) return;
  const oldestMessage = keepMessagesMonths === null ? "" : monthsBefore(now, keepMessagesMonths);
  const oldestSpam = isoTimestampOf(now - SUSPECTED_SPAM_DAYS * DAY_MS);

  const isOver = ({ noun, sort_key, is_suspected_spam, deleted_at }: RecordRow) =>
    (deleted_at !== null && !isStillKept(deleted_at, now)) ||
    (noun === "messages" &&
      sort_key !== null &&
      (sort_key < oldestMessage || (is_suspected_spam === 1 && sort_key < oldestSpam)));

  const rows = await store.read((db) => db.selectFrom("record").selectAll().execute());
  const over = rows.filter(isOver);
  const deleteOver = async (db: Queries) => {
    // Only rows that are where they were read: one that was restored meanwhile has another position.
    for (const { noun, position, body } of over) {
      const row = db.deleteFrom("record").where("noun", "=", noun).where("position", "=", position);
      await row.where("body", "=", body).execute();
    }
  };
  if (over.length > 0) await store.write(DELETABLE_NOUNS, deleteOver);
  await store.transact(async (db) => {
    const oldestReceipt = isoTimestampOf(now - RECEIPT_DAYS * DAY_MS);
    await db.deleteFrom("receipt").where("sent_at", "<", oldestReceipt).execute();
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
