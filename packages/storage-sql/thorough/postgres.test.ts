import { FixedClock } from "@inner-light/core/testing";
import { Kysely, sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend, type SqlBackend } from "../src/create-sql-backend.ts";
import { migrate } from "../src/migrate.ts";
import { openPostgres } from "../src/open-postgres.ts";
import type { Tables } from "../src/tables.ts";
import { clearTables } from "../src/testing/clear-tables.ts";
import { describeSharedDatabase, describeSqlPorts } from "../src/testing/describe-sql-backend.ts";
import { faultyDatabase } from "../src/testing/faulty-database.ts";
import { describeSharedLimits } from "../src/testing/shared-limits-contract.ts";
import { type SqlHarness, sqlGuarantees } from "../src/testing/sql-harness.ts";
import { startTogether } from "../src/testing/start-together.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";

const server = startPostgres(findPostgres() ?? "");
const { url } = server;

afterAll(() => server.stop());

async function createHarness(): Promise<SqlHarness> {
  const clock = new FixedClock();
  const database = openPostgres(url);
  const db = new Kysely<Tables>({ dialect: database.dialect });
  await migrate(db, database);
  await clearTables(db);
  const opened: SqlBackend[] = [];
  const { database: faulty, ...faults } = faultyDatabase(openPostgres(url));
  const open = async (opening = openPostgres(url)) => {
    const backend = await createSqlBackend({
      database: opening,
      clock,
      notesMails: true,
      keepMessagesMonths: 6,
    });
    opened.push(backend);
    return backend;
  };
  const backend = await open(faulty);
  const close = async () => void (await Promise.all([db.destroy(), ...opened.map((one) => one.close())]));
  return {
    ...faults,
    clock,
    guarantees: sqlGuarantees,
    open: () => backend,
    openOther: () => open(),
    db,
    dispose: close,
  };
}

it("six processes that start at once on an empty PostgreSQL migrate it once", async () => {
  const { db, dispose } = await createHarness();
  await sql`create database empty`.execute(db);
  const empty = url.replace("/postgres?", "/empty?");
  expect(await startTogether(6, empty)).toEqual([0, 0, 0, 0, 0, 0]);
  const backend = await createSqlBackend({ database: openPostgres(empty) });
  expect(await backend.calendarEvents.list()).toHaveLength(6);
  await backend.close();
  await dispose?.();
});

it("a backend outlives its connections", async () => {
  const { db, open, dispose } = await createHarness();
  const { calendarEvents } = open();
  await Promise.all(Array.from({ length: 5 }, () => calendarEvents.list()));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`.execute(db);
  await expect.poll(() => calendarEvents.list().catch((error) => error.code)).toEqual([]);
  await dispose?.();
});

describeSqlPorts("PostgreSQL", createHarness);
describeSharedDatabase("PostgreSQL", createHarness);
describeSharedLimits("PostgreSQL", createHarness);
