import { PGlite } from "@electric-sql/pglite";
import { FixedClock } from "@inner-light/core/testing";
import { Kysely, PGliteDialect, PGliteDriver } from "kysely";
import { createSqlBackend } from "../create-sql-backend.ts";
import { migrate } from "../migrate.ts";
import { lockPostgresMigrations } from "../open-postgres.ts";
import type { SqlDatabase } from "../sql-database.ts";
import type { Tables } from "../tables.ts";
import { clearTables } from "./clear-tables.ts";
import { faultyDatabase } from "./faulty-database.ts";
import { type SqlHarness, sqlGuarantees } from "./sql-harness.ts";

/** PostgreSQL in this process. Harnesses share one instance, which takes seconds to create, and clear its tables. */
export class PgliteHarnesses {
  readonly #pglite = new PGlite();

  async create(): Promise<SqlHarness> {
    const clock = new FixedClock();
    const database = this.database();
    const db = new Kysely<Tables>({ dialect: database.dialect });
    await migrate(db, database);
    await clearTables(db);
    const { database: faulty, ...faults } = faultyDatabase(database);
    const open = (opening = database) =>
      createSqlBackend({ database: opening, clock, notesMails: true, keepMessagesMonths: 6 });
    const backend = await open(faulty);
    return { ...faults, clock, guarantees: sqlGuarantees, open: () => backend, openOther: () => open(), db };
  }

  database(): SqlDatabase {
    const dialect = new PGliteDialect({ pglite: this.#pglite });
    const createDriver = () => new SharedDriver({ pglite: this.#pglite });
    return {
      kind: "postgres",
      dialect: {
        createAdapter: () => dialect.createAdapter(),
        createIntrospector: (db) => dialect.createIntrospector(db),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createDriver,
      },
      lockMigrations: lockPostgresMigrations,
    };
  }

  async close(): Promise<void> {
    await this.#pglite.close();
  }
}

/** A backend that is closed leaves the instance to the others. */
class SharedDriver extends PGliteDriver {
  override async destroy(): Promise<void> {}
}
