import { FixedClock } from "@inner-light/core/testing";
import { Kysely } from "kysely";
import { createSqlBackend, type SqlBackend } from "../create-sql-backend.ts";
import { openSqlite } from "../open-sqlite.ts";
import type { Tables } from "../tables.ts";
import { faultyDatabase } from "./faulty-database.ts";
import { type SqlHarness, sqlGuarantees } from "./sql-harness.ts";

/** A database in a file, on which several servers may run. */
export async function createSqliteHarness(file: string): Promise<SqlHarness> {
  const clock = new FixedClock();
  const opened: SqlBackend[] = [];
  const { database, ...faults } = faultyDatabase(openSqlite(file));
  const open = async (opening = openSqlite(file)) => {
    const backend = await createSqlBackend({
      database: opening,
      clock,
      notesMails: true,
      keepMessagesMonths: 6,
    });
    opened.push(backend);
    return backend;
  };
  const backend = await open(database);
  const db = new Kysely<Tables>({ dialect: openSqlite(file).dialect });
  return {
    ...faults,
    clock,
    guarantees: sqlGuarantees,
    open: () => backend,
    openOther: () => open(),
    db,
    async dispose() {
      await Promise.all([db.destroy(), ...opened.map((one) => one.close())]);
    },
  };
}
