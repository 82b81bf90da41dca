import { type BackendHarness, FixedClock } from "@inner-light/core/testing";
import { Kysely } from "kysely";
import { createSqlBackend, type SqlBackend } from "../create-sql-backend.ts";
import type { Queries } from "../sql-store.ts";
import type { SqlDatabase, Tables } from "../tables.ts";
import { addFaults } from "./faulty-database.ts";

export interface SqlHarness extends BackendHarness<SqlBackend> {
  readonly clock: FixedClock;
  readonly uptime: FixedClock;
  openOther(): Promise<SqlBackend>;
  readonly db: Queries;
}

/** A shared database is cleared for the next case. */
export async function createSqlHarness(openDatabase: () => SqlDatabase, isShared = false): Promise<SqlHarness> {
  const clock = new FixedClock();
  const uptime = new FixedClock(0);
  const opened: SqlBackend[] = [];
  const db = new Kysely<Tables>({ dialect: openDatabase().dialect });
  const open = async (opening = openDatabase()) => {
    const options = { clock, uptime, queuesMail: true, keepMessagesMonths: 6 };
    const backend = await createSqlBackend({ database: opening, ...options });
    opened.push(backend);
    return backend;
  };
  const faulty = openDatabase();
  const faults = addFaults(faulty);
  const backend = await open(faulty);
  return {
    ...faults,
    clock,
    uptime,
    isSlow: isShared,
    open: () => backend,
    openOther: () => open(),
    db,
    async dispose() {
      await Promise.all(opened.map((one) => one.close()));
      if (isShared) await clearTables(db);
      await db.destroy();
    },
  };
}

async function clearTables(db: Queries): Promise<void> {
  for (const table of ["record", "receipt", "outbox", "owner_session", "setting"] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable("list").set({ version: 0 }).execute();
}
