import { UnavailableError } from "@inner-light/core";
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { MIGRATIONS, migrate } from "../migrate.ts";
import type { SqlDatabase, Tables } from "../tables.ts";

export function describeMigrations(name: string, openEmpty: () => SqlDatabase): void {
  it(`${name} rolls back a failed migration and rejects a later version's database`, async () => {
    const database = openEmpty();
    const db = new Kysely<Tables>({ dialect: database.dialect });
    const tableNames = async () =>
      (await db.introspection.getTables({ withInternalKyselyTables: true })).map((table) => table.name);

    const failing = {
      ...MIGRATIONS,
      async "900-half"(transaction: Kysely<Tables>) {
        await transaction.schema.createTable("half").addColumn("id", "text").execute();
        throw new Error("The power went out");
      },
    };
    await expect(migrate(db, failing)).rejects.toThrow("The power went out");
    expect(await tableNames()).toEqual([]);

    await migrate(db);
    await db.updateTable("list").set({ version: 7 }).execute();
    await expect(migrate(db, failing)).rejects.toThrow("The power went out");
    expect(await tableNames()).not.toContain("half");
    await migrate(db);
    expect(await db.selectFrom("list").select("version").distinct().execute()).toEqual([{ version: 7 }]);

    await migrate(db, { ...MIGRATIONS, "900-later": async () => {} });
    const refused = migrate(db);
    await expect(refused).rejects.toBeInstanceOf(UnavailableError);
    await expect(refused).rejects.toMatchObject({ reason: "newer-version" });
    await db.deleteFrom("kysely_migration").where("name", "=", "900-later").execute();
  });
}
