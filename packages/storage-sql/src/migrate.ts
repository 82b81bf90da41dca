import { UnavailableError } from "@inner-light/core";
import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { MIGRATIONS } from "./migrations.ts";
import type { SqlDatabase } from "./sql-database.ts";
import type { Tables } from "./tables.ts";

/**
 * Brings a database to the current tables, all steps in one transaction: one that fails leaves nothing behind, and
 * processes that start at once wait for each other. Rejects with `UnavailableError` when a later version of this package
 * migrated it (`reason: "newer-version"`), or a draft from before the first release (`reason: "draft-version"`).
 */
export async function migrate(
  db: Kysely<Tables>,
  database: Pick<SqlDatabase, "lockMigrations">,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await database.lockMigrations(transaction);
    const executed = await executedMigrations(transaction);
    const [firstRelease = ""] = Object.keys(migrations);
    if (executed.length > 0 && !executed.includes(firstRelease)) {
      throw new UnavailableError("A draft of this software made the database", { reason: "draft-version" });
    }
    if (executed.some((name) => !Object.hasOwn(migrations, name))) {
      throw new UnavailableError("A later version of this software migrated the database", { reason: "newer-version" });
    }
    if (executed.length === Object.keys(migrations).length) return;
    const provider = { getMigrations: async () => ({ ...migrations }) };
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
    if (error !== undefined) throw error;
  });
}

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const executed = await db
    .$extendTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select("name")
    .execute();
  return executed.map(({ name }) => name);
}
