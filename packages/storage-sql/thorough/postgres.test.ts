import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "../src/create-sql-backend.ts";
import { openPostgres } from "../src/open-postgres.ts";
import { describeSharedDatabase, describeSqlPorts } from "../src/testing/describe-sql-backend.ts";
import { describeSharedLimits } from "../src/testing/shared-limits-contract.ts";
import { createSqlHarness } from "../src/testing/sql-harness.ts";
import { startTogether } from "../src/testing/start-together.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";

const server = startPostgres(findPostgres() ?? "");
const { url } = server;

afterAll(() => server.stop());

const createHarness = () => createSqlHarness(() => openPostgres(url), true);

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

describeSqlPorts("PostgreSQL", createHarness);
describeSharedDatabase("PostgreSQL", createHarness);
describeSharedLimits("PostgreSQL", createHarness);
