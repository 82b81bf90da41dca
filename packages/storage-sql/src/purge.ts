import * as core from "@inner-light/core";
import { OWNER_SESSION_MAX_MS, RECEIPT_DAYS } from "@inner-light/core/server";
import { sql } from "kysely";
import { readSetting, type SqlStore, writeSetting } from "./sql-store.ts";

/**
 * Returns the time to use for permanent deletion: at most a day after the last call's. A clock that jumps further ahead
 * is trusted only after a day. This keeps a wrong clock from deleting anything right away.
 */
export async function deletionTime(store: SqlStore, clock: core.Clock): Promise<number> {
  const now = clock.now();
  if (!Number.isFinite(now)) return now;
  return store.transact(async (db) => {
    const noted = await readSetting(db, "clock-seen");
    const [seen = now, jumpedTo = now, last = jumpedTo] = noted?.split(" ").map((time) => Date.parse(time)) ?? [];
    // If the clock jumps again, the day of waiting starts over.
    const goesOnSince = jumpedTo > seen && now <= last + core.DAY_MS ? Math.min(jumpedTo, now) : now;
    const isBelieved = now <= seen + core.DAY_MS || now >= goesOnSince + core.DAY_MS;
    const next = isBelieved ? [now, now] : [seen, goesOnSince, now];
    await writeSetting(db, "clock-seen", next.map(core.isoTimestampOf).join(" "));
    return isBelieved ? now : seen + core.DAY_MS;
  });
}

/**
 * Permanently deletes expired data. `now` is a `deletionTime`; with a broken clock, deletes nothing. Suspected spam
 * stays until an email has mentioned it.
 */
export async function purge(store: SqlStore, now: number, keepMessagesMonths: number | null): Promise<void> {
  if (!Number.isFinite(now)) return;
  const daysAgo = (days: number) => core.isoTimestampOf(now - days * core.DAY_MS);
  const oldestMessage = keepMessagesMonths === null ? "" : monthsBefore(now, keepMessagesMonths);
  await store.write(core.DELETABLE_NOUNS, async (db) => {
    await db
      .deleteFrom("record")
      .where(({ or, eb }) =>
        or([
          // Keeps a record with an unreadable time, like `isStillKept`.
          eb("deleted_at", "<=", daysAgo(core.DELETED_RECORDS_DAYS)).and("deleted_at", "like", "____-__-__T%"),
          eb("noun", "=", "messages").and("sort_key", "<", oldestMessage),
          eb("is_suspected_spam", "=", 1)
            .and("sort_key", "<", daysAgo(core.SUSPECTED_SPAM_DAYS))
            .and("id", "not in", db.selectFrom("outbox").select("message_id")),
        ]),
      )
      .execute();
    await db.deleteFrom("receipt").where("sent_at", "<", daysAgo(RECEIPT_DAYS)).execute();
    const oldestSession = core.isoTimestampOf(now - OWNER_SESSION_MAX_MS);
    await db.deleteFrom("owner_session").where("created_at", "<", oldestSession).execute();
  });
}

export async function sqliteBytes(store: SqlStore): Promise<{ readonly used: number; readonly reusable: number }> {
  const query = sql<{ used: number; reusable: number }>`
    select (page_count - freelist_count) * page_size as used, freelist_count * page_size as reusable
    from pragma_page_count, pragma_freelist_count, pragma_page_size`;
  const { rows } = await store.read((db) => query.execute(db));
  return rows[0] ?? { used: 0, reusable: 0 };
}

/** Rewrites a SQLite database if there is room. Always truncates the log, because it may hold deleted data. */
export async function compactSqlite(store: SqlStore, freeBytes: number): Promise<void> {
  const hasRoom = 2 * (await sqliteBytes(store)).used < freeBytes;
  const vacuum = hasRoom ? store.read((db) => sql`vacuum`.execute(db)) : Promise.resolve();
  await vacuum.finally(async () => {
    const { rows } = await store.read((db) => sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db));
    if (rows[0]?.busy !== 0) throw new core.UnavailableError("Another process keeps the log of the database in use");
  });
}

/** Returns ISO 8601 in UTC. The 31st becomes the last day of a shorter month. */
function monthsBefore(now: number, months: number): string {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return core.isoTimestampOf(moment.getTime());
}
