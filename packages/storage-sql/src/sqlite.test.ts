import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";
import { describeSharedDatabase, describeSqlPorts } from "./testing/describe-sql-backend.ts";
import { describeMigrations } from "./testing/migrations-contract.ts";
import { createSqlHarness } from "./testing/sql-harness.ts";
import { startTogether } from "./testing/start-together.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
let files = 0;

describeMigrations("SQLite", () => openSqlite(":memory:"));
describeSqlPorts("SQLite", () => createSqlHarness(() => openSqlite(":memory:")));
describeSharedDatabase("SQLite", () => {
  const file = join(folder, `${files++}.db`);
  return createSqlHarness(() => openSqlite(file));
});

it("processes that start at once on one new file migrate it once", async () => {
  const file = join(folder, "together.db");
  expect(await startTogether(2, file)).toEqual([0, 0]);
  const backend = await createSqlBackend({ database: openSqlite(file) });
  expect(await backend.calendarEvents.list()).toHaveLength(2);
  await backend.close();
});

it("nobody else may read the file", async () => {
  const file = join(folder, "data.db");
  const backend = await createSqlBackend({ database: openSqlite(file) });
  await backend.close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true }));
