import { isoTimestampOf, systemClock, UnavailableError } from "@inner-light/core";
import { type Kysely, sql } from "kysely";
import { MIGRATIONS } from "./migrations.ts";
import type { SqlDatabase } from "./sql-database.ts";
import type { Tables } from "./tables.ts";

/**
 * Brings a database to the current tables, all steps in one transaction: one that fails leaves nothing behind, and
 * processes that start at once wait for each other. Rejects with `UnavailableError` when a later version of this package
 * migrated it (`reason: "newer-version"`), or a draft from before the first release (`reason: "draft-version"`).
 *
 * Kysely's own migrator takes a lock of the session, which a pooler leaves behind.
 */
export async function migrate(
  db: Kysely<Tables>,
  { lockMigrations }: Pick<SqlDatabase, "lockMigrations">,
  migrations = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction);
    await sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(transaction);
    const rows = await transaction.selectFrom("kysely_migration").select("name").execute();
    const executed = rows.map(({ name }) => name);
    const [firstRelease = ""] = Object.keys(migrations);
    if (executed.length > 0 && !executed.includes(firstRelease)) {
      throw new UnavailableError("A draft of this software made the database", { reason: "draft-version" });
    }
    if (executed.some((name) => !Object.hasOwn(migrations, name))) {
      throw new UnavailableError("A later version of this software migrated the database", { reason: "newer-version" });
    }
    for (const [name, change] of Object.entries(migrations)) {
      if (executed.includes(name)) continue;
      await change(transaction);
      const step = { name, timestamp: isoTimestampOf(systemClock.now()) };
      await transaction.insertInto("kysely_migration").values(step).execute();
    }
  });
}
