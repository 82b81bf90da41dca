import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FixedClock } from "@inner-light/core/testing";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { createSqlBackend, type SqlBackend } from "./create-sql-backend.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Tables } from "./tables.ts";

/** A database from the first release. Never change the recording, because owners have databases like it. */
const RECORDED = readFileSync(join(import.meta.dirname, "testing/recorded/first-release.sql"), "utf8");

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-recorded-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "data.db");
}

async function openRecorded() {
  const file = newFile();
  const db = new Kysely<Tables>({ dialect: openSqlite(file).dialect });
  for (const statement of RECORDED.split(/;\n/).filter(Boolean)) await sql.raw(statement).execute(db);
  onTestFinished(() => db.destroy());
  return { db, database: openSqlite(file) };
}

const titlesIn = async ({ calendarEvents }: SqlBackend) => (await calendarEvents.list()).map(({ title }) => title);

it("the first migration creates the first release's tables", async () => {
  const database = openSqlite(":memory:");
  const db = new Kysely<Tables>({ dialect: database.dialect });
  onTestFinished(() => db.destroy());
  const [first = ""] = Object.keys(MIGRATIONS);
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, 1)));
  const schemaOf = async (queries: Kysely<Tables>) => {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_schema where sql <> '' and name not like 'kysely%' order by name`.execute(queries);
    return rows.map((row) => row.sql.replaceAll(/\s/g, ""));
  };
  expect(await schemaOf(db)).toEqual(await schemaOf((await openRecorded()).db));
  expect(RECORDED).toContain(`insert into kysely_migration values ('${first}',`);
});

it("reads everything that the first release wrote", async () => {
  const { database } = await openRecorded();
  const kept: string[] = [];
  const keepText = async (text: string) => void kept.push(text);
  const backend = await createSqlBackend({ database, keepText, clock: new FixedClock() });
  onTestFinished(() => backend.close());
  const { inbox, deletedRecords, snapshots, ownerPassword } = backend;
  expect(await titlesIn(backend)).toEqual(["Of the backup", "Two “quoted” \u0000 \uD800 it's"]);
  expect(await inbox.list()).toMatchObject([
    { isRead: false, isAnswered: false },
    { isSuspectedSpam: true },
    { isRead: true },
  ]);
  expect(await deletedRecords.list("events")).toMatchObject([{ record: { title: "Deleted" } }]);
  expect(await deletedRecords.list("messages")).toMatchObject([
    { record: { isSuspectedSpam: true } },
    { record: { isRead: true } },
  ]);
  const { events, slides } = await snapshots.read();
  expect((events ?? []).map(({ value }) => value)).toEqual(expect.arrayContaining([null, "{ not JSON"]));
  expect(slides).toHaveLength(2);
  const texts = JSON.parse(kept.join()).map(({ noun, name }: Record<string, string>) => `${noun}${name}`);
  expect(texts).toEqual([
    "events:note",
    "events:quarantine:811c9dc5-2",
    "messages:quarantine:cfd55a5d-8",
    "messages:deleted:quarantine:fdf35ccb-49",
  ]);
  expect(await ownerPassword.hash()).toBe("the hash of a password");
});

it("removes browser-only strings from the database once they are saved elsewhere", async () => {
  const file = newFile();
  copyFileSync(join(import.meta.dirname, "testing/recorded/unreadable-texts.sqlite"), file);
  const open = (keepText?: (text: string) => Promise<void>) =>
    createSqlBackend({ database: openSqlite(file), clock: new FixedClock(), ...(keepText && { keepText }) });
  await expect(open()).rejects.toMatchObject({ code: "unavailable" });
  await expect(open(() => Promise.reject(new Error("The disk is full")))).rejects.toMatchObject({
    cause: new Error("The disk is full"),
  });

  const kept: string[] = [];
  const backend = await open(async (text) => void kept.push(text));
  onTestFinished(() => backend.close());
  expect(JSON.parse(kept.join()).map(({ text }: { text: string }) => text)).toEqual([
    expect.stringContaining("12345678901234567890"),
    '[{"id":4}]',
    '[9,"7"]',
    "a note of another program",
    "cut off [{",
    "set aside",
  ]);
  const { deletedRecords, inbox, ownerPassword, snapshots } = backend;
  expect(await titlesIn(backend)).toEqual(["“Old” circle", "Added", "Shared “✨” \u0000 it's"]);
  expect(await inbox.list()).toMatchObject([
    { fullName: "Unread", isRead: false },
    { fullName: "Read", isRead: true },
    { fullName: "Alma Reyes", isRead: true, isSuspectedSpam: true },
  ]);
  expect(await deletedRecords.list("events")).toMatchObject([{ record: { title: "Deleted here" } }]);
  expect(await deletedRecords.list("messages")).toMatchObject([{ record: { fullName: "Deleted" } }]);
  expect(JSON.stringify(await snapshots.read())).toMatch(/x-future.*No date.*\{ not JSON.*Of another version/);
  expect(await ownerPassword.hash()).toBe("the hash of a password");
});
