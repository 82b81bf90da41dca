import { setTimeout } from "node:timers/promises";
import { isoTimestampOf, systemClock, UnavailableError } from "@inner-light/core";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Queries } from "./sql-store.ts";
import type { Tables } from "./tables.ts";

/** Stores a string outside the database, or rejects. */
export type KeepText = (text: string) => Promise<void>;

/** Migration steps by name. Never change a released step; append another. */
export const MIGRATIONS: Readonly<Record<string, (db: Queries, keepText: KeepText) => Promise<void>>> = {
  "001-first-release": createTables,
  "002-parsed-snapshots": dropUnreadableTexts,
  "003-answered-messages": async (db) => {
    await sql`alter table record add column is_answered integer not null default 0`.execute(db);
  },
};

/**
 * Runs the missing steps in one transaction. Rejects with `UnavailableError` if a later version migrated the database.
 * Kysely's own migrator uses a session lock, and poolers leave those behind.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations = MIGRATIONS,
  keepText: KeepText = () => Promise.reject(new Error("No place is named for what the migration takes out")),
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (isPostgres(db)) await lockMigrations(transaction);
    await sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(transaction);
    const rows = await transaction.selectFrom("kysely_migration").select("name").execute();
    const executed = rows.map(({ name }) => name);
    if (executed.some((name) => !Object.hasOwn(migrations, name))) {
      throw new UnavailableError("A later version of this software migrated the database", { reason: "newer-version" });
    }
    for (const [name, change] of Object.entries(migrations)) {
      if (executed.includes(name)) continue;
      await change(transaction, keepText);
      const step = { name, timestamp: isoTimestampOf(systemClock.now()) };
      await transaction.insertInto("kysely_migration").values(step).execute();
    }
  });
}

/** An arbitrary key that no other software should use. */
const MIGRATION_LOCK = 7_462_830_114;

/** Polls for a lock, because a waiting statement would time out. SQLite does not need one: it allows one writer. */
async function lockMigrations(transaction: Queries): Promise<void> {
  const lock = sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as "isHeld"`;
  while (!(await lock.execute(transaction)).rows[0]?.isHeld) await setTimeout(50);
}

function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

async function createTables(db: Queries): Promise<void> {
  for (const statement of [
    sql`create table list (noun text primary key, version integer not null)`,
    sql`insert into list (noun, version) values ('events', 0), ('messages', 0), ('slides', 0)`,
    sql`create table record (
      noun text not null, position integer not null, id text, sort_key text, is_read integer not null,
      is_suspected_spam integer not null, deleted_at text, changed_at text not null, body text not null,
      constraint record_primary_key primary key (noun, position))`,
    sql`create index record_by_id on record (noun, id)`,
    sql`create index record_by_sort_key on record (noun, sort_key, id)`,
    sql`create table unreadable_text (position integer primary key, body text not null)`,
    sql`create table receipt (key_digest text primary key, draft_digest text not null, sent_at text not null)`,
    sql`create table outbox (message_id text primary key, tries integer not null)`,
    sql`create table owner_session (token_hash text primary key, created_at text not null, last_used_at text not null)`,
    sql`create table setting (name text primary key, value text not null)`,
  ]) {
    await statement.execute(db);
  }
  // rate-limiter-flexible's table. Unlogged, because counts may be lost. `pg_dump` still copies it (docs/security.md).
  const limits = sql`create unlogged table limit_count (key text primary key, points integer not null, expire bigint)`;
  if (isPostgres(db)) await limits.execute(db);
}

/** Drops the table in which the first release stored a browser's strings. Saves them first. */
async function dropUnreadableTexts(db: Queries, keepText: KeepText): Promise<void> {
  const select = sql<{ body: string }>`select body from unreadable_text order by position`;
  const { rows } = await select.execute(db);
  if (rows.length > 0) await keepText(`[\n${rows.map(({ body }) => body).join(",\n")}\n]\n`);
  await sql`drop table unreadable_text`.execute(db);
}
