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
  await db.schema
    .createTable("list")
    .addColumn("noun", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db
    .insertInto("list")
    .values(NOUNS.map((noun) => ({ noun, version: 0 })))
    .execute();

  await db.schema
    .createTable("record")
    .addColumn("noun", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("id", "text")
    .addColumn("sort_key", "text")
    .addColumn("is_read", "integer", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("changed_at", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("record_primary_key", ["noun", "position"])
    .execute();
  await db.schema.createIndex("record_by_id").on("record").columns(["noun", "id"]).execute();
  await db.schema.createIndex("record_by_sort_key").on("record").columns(["noun", "sort_key", "id"]).execute();

  await db.schema
    .createTable("kept_entry")
    .addColumn("position", "integer", (column) => column.primaryKey())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("receipt")
    .addColumn("key_digest", "text", (column) => column.primaryKey())
    .addColumn("draft_digest", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("next_try_at", "text", (column) => column.notNull())
    .addColumn("last_error", "text")
    .execute();
  await db.schema
    .createTable("owner_session")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

/**
 * The table of rate-limiter-flexible, where several servers can share a database. Unlogged: a count is not worth a wait for
 * the disk, and may be lost in a crash. `pg_dump` copies it unless it is told not to (docs/security.md).
 */
async function createLimitCounts(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable("limit_count")
    .modifyFront(sql`unlogged`)
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();
}

/** Messages that look like spam had a list of their own, with its own ids. They become marked messages. */
async function markSuspectedSpam(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("record")
    .addColumn("is_suspected_spam", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
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
