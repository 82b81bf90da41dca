import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "../src/create-sql-backend.ts";
import { MIGRATIONS, migrate } from "../src/migrate.ts";
import { openPostgres } from "../src/open-postgres.ts";
import { describeSharedDatabase, describeSqlPorts, startTogether } from "../src/testing/describe-sql-backend.ts";
import { describePurge } from "../src/testing/purge-contract.ts";
import { describeSharedLimits } from "../src/testing/shared-limits-contract.ts";
import { createSqlHarness } from "../src/testing/sql-harness.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";

const server = startPostgres(findPostgres() ?? "");
const { url } = server;

afterAll(() => server.stop());

const createHarness = () => createSqlHarness(() => openPostgres(url), true);

it("six servers that start simultaneously on an empty database migrate it only once", async () => {
  const { db, dispose } = await createHarness();
  await sql`create database empty`.execute(db);
  const empty = url.replace("/postgres?", "/empty?");
  expect(await startTogether(6, () => openPostgres(empty))).toBe(6);
  await dispose?.();
});

it("a server waits for another server's migration to finish", async () => {
  const { db, dispose } = await createHarness();
  let begin = () => {};
  const isMigrating = new Promise<void>((resolve) => (begin = resolve));
  const failing = migrate(db, {
    ...MIGRATIONS,
    async "900-slow"(transaction) {
      begin();
      for (let step = 0; step < 4; step++) await sql`select pg_sleep(0.2)`.execute(transaction);
      throw new Error("The power went out");
    },
  });
  const first = expect(failing).rejects.toThrow("The power went out");
  await isMigrating;
  const backend = await createSqlBackend({ database: openPostgres(url, undefined, 400) });
  await first;
  await backend.close();
  await dispose?.();
});

describeSqlPorts("PostgreSQL", createHarness);
describeSharedDatabase("PostgreSQL", createHarness);
describePurge("PostgreSQL", createHarness);
describeSharedLimits("PostgreSQL", createHarness);
