import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UnavailableError } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { createSqlBackend } from "../create-sql-backend.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "../migrations.ts";
import type { SqlDatabase } from "../sql-database.ts";
import type { Tables } from "../tables.ts";

/** What migrating promises, on a database with nothing in it. */
export function describeMigrations(name: string, openEmpty: () => SqlDatabase): void {
  it(`${name} migrates as a whole or not at all, and refuses what a later version migrated`, async () => {
    const database = openEmpty();
    const db = new Kysely<Tables>({ dialect: database.dialect });
    const tableNames = async () =>
      (await db.introspection.getTables({ withInternalKyselyTables: true })).map((table) => table.name);

    const failing = {
      ...MIGRATIONS,
      "900-half": {
        async up(transaction: Kysely<unknown>) {
          await transaction.schema.createTable("half").addColumn("id", "text").execute();
          throw new Error("The power went out");
        },
      },
    };
    await expect(migrate(db, database, failing)).rejects.toThrow("The power went out");
    expect(await tableNames()).toEqual([]);

    await migrate(db, database);
    await db.updateTable("list").set({ version: 7 }).execute();
    await expect(migrate(db, database, failing)).rejects.toThrow("The power went out");
    expect(await tableNames()).not.toContain("half");
    await migrate(db, database);
    expect(await db.selectFrom("list").select("version").distinct().execute()).toEqual([{ version: 7 }]);

    await migrate(db, database, { ...MIGRATIONS, "900-later": { up: async () => {} } });
    const refused = migrate(db, database);
    await expect(refused).rejects.toBeInstanceOf(UnavailableError);
    await expect(refused).rejects.toMatchObject({ reason: "newer-version" });
    await sql`delete from kysely_migration where name = '900-later'`.execute(db);
  });
}

/** Statements of a database of 2026-11-22: suspected spam had a list and ids of its own, slides were stored when shown. */
const RECORDED = readFileSync(join(import.meta.dirname, "recorded/database-of-2026-11-22.sql"), "utf8");

/** What a database of an earlier version becomes. `database` has nothing in it. */
export function describeUpgrade(name: string, database: SqlDatabase): void {
  it(`${name} keeps everything that an earlier version wrote`, async () => {
    const db = new Kysely<Tables>({ dialect: database.dialect });
    for (const statement of RECORDED.split(/;\n/).filter(Boolean)) await sql.raw(statement).execute(db);
    await db.destroy();
    const backend = await createSqlBackend({ database, clock: new FixedClock() });
    onTestFinished(() => backend.close());
    const { calendarEvents, inbox, deletedRecords, diagnostics, snapshots, ownerPassword } = backend;

    const titles = (await calendarEvents.list()).map(({ title }) => title);
    expect(titles).toEqual(["Of the backup", "Two “quoted” \u0000 \uD800 it's"]);
    const messages = (await inbox.list()).map((message) => [message.fullName, message.isRead, message.isSuspectedSpam]);
    expect(messages).toEqual([
      ["Unread", false, undefined],
      ["Program", false, true],
      ["Read", true, undefined],
    ]);
    for (const noun of ["events", "messages"] as const) {
      const deleted = await deletedRecords.list(noun);
      await deletedRecords.restore(
        noun,
        deleted.map(({ record }) => record.id),
      );
    }
    expect(await calendarEvents.list()).toHaveLength(3);
    expect(await inbox.list()).toMatchObject([
      { fullName: "Deleted program", isSuspectedSpam: true },
      { fullName: "Deleted", isRead: true },
      ...messages.map(([fullName]) => ({ fullName })),
    ]);
    expect(await diagnostics.issues()).toMatchObject([
      { noun: "events", code: "unreadable-records", count: 3, fields: ["not a record", "date"] },
      { noun: "events", code: "copies-kept", count: 1 },
      { noun: "messages", code: "copies-kept", count: 2 },
    ]);
    const { events, slides, unreadable } = await snapshots.read();
    expect((events ?? []).map(({ json }) => json)).toEqual(expect.arrayContaining(["null", '"{ not JSON"']));
    expect((slides ?? []).map(({ json }) => JSON.parse(json).alt)).toEqual(["A lamp", "A candle"]);
    expect(unreadable.map(({ noun, kind, name, text }) => [noun, kind, name, text])).toEqual([
      ["events", "other", ":note", '{"of":"another backend"}'],
      ["events", "other", ":quarantine:811c9dc5-2", "[{"],
      ["messages", "other", ":quarantine:cfd55a5d-8", "[null,{}"],
      ["messages", "other", ":deleted:quarantine:fdf35ccb-49", '[{"id":5,"deletedAt":"2026-04-30T12:00:00.000Z"}]'],
    ]);
    expect(await ownerPassword.hash()).toBe("the hash of a password");
  });
}
