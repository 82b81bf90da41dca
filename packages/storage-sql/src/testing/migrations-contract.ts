import { UnavailableError } from "@inner-light/core";
import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
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

const body = (fullName: string, id: number, timestamp: string) =>
  JSON.stringify({ fullName, address: "Elm St", phone: "555", email: "a@example.com", notes: "", id, timestamp });

const EARLIER = { is_read: 0, deleted_at: null, sort_key: "2026-05-01T12:00:00.000Z", id: "0001777636800000" };
const LATER = {
  is_read: 1,
  deleted_at: "2026-05-01T12:00:01.000Z",
  sort_key: "2026-05-01T12:00:01.000Z",
  id: "0001777636801000",
};

/** As the version of 2026-11-22 wrote them: what looked like spam had a list and ids of its own. */
const RECORDED_ROWS = [
  { noun: "messages", position: 0, ...EARLIER, body: body("person", 1777636800000, EARLIER.sort_key) },
  { noun: "suspected-spam", position: 0, ...EARLIER, body: body("program", 1777636800000, EARLIER.sort_key) },
  { noun: "suspected-spam", position: 2, ...LATER, body: body("deleted program", 1777636801000, LATER.sort_key) },
];

/** What a database of an earlier version becomes. `openEmpty` gives the same database each time. */
export function describeUpgrade(name: string, openEmpty: () => SqlDatabase): void {
  it(`${name} makes marked messages of what an earlier version kept apart as spam`, async () => {
    const database = openEmpty();
    const db = new Kysely<Tables>({ dialect: database.dialect });
    const { "003-suspected-spam": latest, ...earlier } = MIGRATIONS;
    await migrate(db, database, earlier);
    for (const row of RECORDED_ROWS) await sql`insert into record ${values(row)}`.execute(db);
    await migrate(db, database);
    const rows = await db.selectFrom("record").selectAll().orderBy("position").execute();
    expect(
      rows.map(({ noun, position, id, is_read, is_suspected_spam }) => [
        noun,
        position,
        id,
        is_read,
        is_suspected_spam,
      ]),
    ).toEqual([
      ["messages", 0, "0001777636800000", 0, 0],
      ["messages", 1, "0001777636800001", 0, 1],
      ["messages", 2, "0001777636801000", 1, 1],
    ]);
    expect(rows.map((row) => JSON.parse(row.body).id)).toEqual(rows.map(({ id }) => Number(id)));
  });
}

function values(row: Readonly<Record<string, string | number | null>>) {
  return sql`(${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`;
}
