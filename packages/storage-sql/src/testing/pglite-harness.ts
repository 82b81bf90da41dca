import { PGlite } from "@electric-sql/pglite";
import { FixedClock } from "@inner-light/core/testing";
import { Kysely, PGliteDialect } from "kysely";
import { createSqlBackend } from "../create-sql-backend.ts";
import { migrate } from "../migrate.ts";
import { lockPostgresMigrations } from "../open-postgres.ts";
import type { SqlDatabase } from "../sql-database.ts";
import type { Tables } from "../tables.ts";
import { clearTables } from "./clear-tables.ts";
import type { SqlHarness } from "./sql-harness.ts";

/** PostgreSQL in this process. Harnesses share one instance, which takes seconds to create, and clear its tables. */
export class PgliteHarnesses {
  readonly #pglite = new PGlite();

  async create(): Promise<SqlHarness> {
    const clock = new FixedClock();
    const database = this.database();
    const db = new Kysely<Tables>({ dialect: database.dialect });
    await migrate(db, database);
    await clearTables(db);
    const open = () => createSqlBackend({ database, clock, notesMails: true, keepMessagesMonths: 6 });
    const backend = await open();
    return { clock, open: () => backend, openOther: open, db };
  }

  database(): SqlDatabase {
    return {
      kind: "postgres",
      dialect: new PGliteDialect({ pglite: this.#pglite }),
      lockMigrations: lockPostgresMigrations,
    };
  }

  async close(): Promise<void> {
    await this.#pglite.close();
  }
}
