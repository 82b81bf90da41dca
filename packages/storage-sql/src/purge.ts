import {
  type Clock,
  DAY_MS,
  isoTimestampOf,
  isStillKept,
  type Noun,
  OWNER_SESSION_MAX_MS,
  RECEIPT_DAYS,
  SUSPECTED_SPAM_DAYS,
} from "@inner-light/core";
import type { Queries, SqlStore } from "./sql-store.ts";
import type { RecordRow } from "./stored-record.ts";
import type { RecordNoun } from "./tables.ts";

/**
 * Deletes for good what is no longer kept: records that were deleted `DELETED_RECORDS_DAYS` ago, messages that look like
 * spam after `SUSPECTED_SPAM_DAYS`, receipts after `RECEIPT_DAYS`, ended sessions, the secrets of earlier days, and messages
 * that were sent `keepMessagesMonths` months ago, if that is not null. Meant for once a day. With a broken clock it deletes
 * nothing.
 */
export async function purge(store: SqlStore, clock: Clock, keepMessagesMonths: number | null): Promise<void> {
  const now = clock.now();
  if (Number.isNaN(now)) return;
  const oldestMessage = keepMessagesMonths === null ? null : monthsBefore(now, keepMessagesMonths);

  await purgeRecords(store, "events", now, null);
  await purgeRecords(store, "messages", now, oldestMessage);
  const oldestSpam = isoTimestampOf(now - SUSPECTED_SPAM_DAYS * DAY_MS);
  await purgeRecords(store, "suspected-spam", now, later(oldestSpam, oldestMessage));

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

/** `oldest` is the sort key of the first record that is kept, deleted or not; `null` when age does not matter. */
async function purgeRecords(store: SqlStore, noun: RecordNoun, now: number, oldest: string | null): Promise<void> {
  const isOver = ({ deleted_at, sort_key }: RecordRow) =>
    (deleted_at !== null && !isStillKept(deleted_at, now)) ||
    (oldest !== null && sort_key !== null && sort_key < oldest);
  const candidates = await store.read((db) =>
    db
      .selectFrom("record")
      .selectAll()
      .where("noun", "=", noun)
      .where((row) => row.or([row("deleted_at", "is not", null), row("sort_key", "<", oldest ?? "")]))
      .execute(),
  );
  const over = candidates.filter(isOver);
  const list: Noun = noun === "suspected-spam" ? "messages" : noun;
  if (over.length > 0) await store.write([list], (db) => deleteRows(db, over));
}

function later(one: string, other: string | null): string {
  return other === null || one > other ? one : other;
}

/** Only rows that are where they were read: one that was restored meanwhile has another position. */
async function deleteRows(db: Queries, rows: readonly RecordRow[]): Promise<void> {
  for (const { noun, position, body } of rows) {
    await db
      .deleteFrom("record")
      .where("noun", "=", noun)
      .where("position", "=", position)
      .where("body", "=", body)
      .execute();
  }
}

/** As an ISO 8601 date-time in UTC. The 31st becomes a day of the next month where a month is shorter. */
function monthsBefore(now: number, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return isoTimestampOf(moment.getTime());
}
