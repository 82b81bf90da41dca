import { claimFreeId, NOUNS } from "@inner-light/core";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { idText } from "./stored-record.ts";
import type { Tables } from "./tables.ts";

/**
 * The steps from an empty database to the current tables, by name. A released step never changes: add one whose name
 * sorts last. Each runs on SQLite and PostgreSQL.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-first-tables": { up: createFirstTables },
  "002-shared-limits": { up: createLimitCounts },
  "003-suspected-spam": { up: markSuspectedSpam },
  "004-unreadable-texts": { up: nameKeptTexts },
};

async function createFirstTables(db: Kysely<Tables>): Promise<void> {
  for (const table of [
    sql`list (noun text primary key, version integer not null)`,
    sql`record (
      noun text not null, position integer not null, id text, sort_key text, is_read integer not null, deleted_at text,
      changed_at text not null default '', body text not null, constraint record_primary_key primary key (noun, position))`,
    sql`kept_entry (position integer primary key, body text not null)`,
    sql`receipt (
      key_digest text primary key, draft_digest text not null, message_id text not null, sent_at text not null)`,
    sql`outbox (
      id text primary key, message_id text not null, tries integer not null, next_try_at text not null, last_error text)`,
    sql`owner_session (token_hash text primary key, created_at text not null, last_used_at text not null)`,
    sql`setting (name text primary key, value text not null)`,
  ]) {
    await sql`create table ${table}`.execute(db);
  }
  await sql`create index record_by_id on record (noun, id)`.execute(db);
  await sql`create index record_by_sort_key on record (noun, sort_key, id)`.execute(db);
  for (const noun of NOUNS) await db.insertInto("list").values({ noun, version: 0 }).execute();
}

/**
 * The table of rate-limiter-flexible, where several servers can share a database. Unlogged: a count is not worth a wait for
 * the disk, and may be lost in a crash. `pg_dump` copies it unless it is told not to (docs/security.md).
 */
async function createLimitCounts(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create unlogged table limit_count (key text primary key, points integer not null, expire bigint)`.execute(
    db,
  );
}

/** Messages that look like spam had a list of their own, with its own ids. They become marked messages. */
async function markSuspectedSpam(db: Kysely<Tables>): Promise<void> {
  await sql`alter table record add column is_suspected_spam integer not null default 0`.execute(db);
  const messages = await db.selectFrom("record").select(["id", "position"]).where("noun", "=", "messages").execute();
  const taken = new Set(messages.map(({ id }) => Number(id)));
  let last = messages.reduce((highest, { position }) => Math.max(highest, position), -1);
  const { rows } = await sql<{ position: number; id: string | null; body: string }>`
    select position, id, body from record where noun = 'suspected-spam' order by position`.execute(db);
  for (const { position, id, body } of rows) {
    const newId = id === null ? null : idText(claimFreeId(Number(id), taken));
    const newBody = newId === id ? body : JSON.stringify({ ...JSON.parse(body), id: Number(newId) });
    last += 1;
    await sql`update record set noun = 'messages', position = ${last}, id = ${newId}, body = ${newBody}, is_suspected_spam = 1
      where noun = 'suspected-spam' and position = ${position}`.execute(db);
  }
}

/** Kept texts were `[name, text]`, where the name began with that of a browser's list. They become an `UnreadableText`. */
async function nameKeptTexts(db: Kysely<Tables>): Promise<void> {
  const nouns = new Map([
    ["calendarEvents", "events"],
    ["contactSubmissions", "messages"],
    ["carouselImages", "slides"],
  ]);
  for (const { position, body } of await db.selectFrom("kept_entry").selectAll().execute()) {
    const [entryName = "", text]: readonly string[] = JSON.parse(body);
    const [listName = ""] = entryName.split(":", 1);
    const name = entryName.slice(listName.length);
    const kept = { noun: nouns.get(listName), kind: name === ":version" ? "version" : "other", name, text };
    await db
      .updateTable("kept_entry")
      .set({ body: JSON.stringify(kept) })
      .where("position", "=", position)
      .execute();
  }
}
