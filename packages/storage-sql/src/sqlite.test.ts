import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";
import { describeSharedDatabase, describeSqlPorts, startTogether } from "./testing/describe-sql-backend.ts";
import { describeMigrations } from "./testing/migrations-contract.ts";
import { describePurge } from "./testing/purge-contract.ts";
import { createSqlHarness } from "./testing/sql-harness.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
let files = 0;

describeMigrations("SQLite", () => openSqlite(":memory:"));
describeSqlPorts("SQLite", () => createSqlHarness(() => openSqlite(":memory:")));
const createFileHarness = () => {
  const file = join(folder, `${files++}.db`);
  return createSqlHarness(() => openSqlite(file));
};
describeSharedDatabase("SQLite", createFileHarness);
describePurge("SQLite", createFileHarness);

it("servers that start simultaneously on a new file migrate it only once", async () => {
  expect(await startTogether(4, () => openSqlite(join(folder, "together.db")))).toBe(4);
});

it("sends an email about forty thousand messages after a long outage", async () => {
  const { open, db, clock, dispose } = await createFileHarness();
  const { outbox } = open();
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 40000)`;
  await sql`insert into outbox (message_id, tries) ${numbers} select n, 0 from numbers`.execute(db);
  const ids = (await outbox.due(clock.now()))?.ids ?? [];
  expect(ids).toHaveLength(40_000);
  await outbox.failed(ids, clock.now(), "unreachable");
  expect(await outbox.due(clock.now())).toMatchObject({ tries: 1 });
  await outbox.sent(ids, clock.now());
  expect(await outbox.due(clock.now())).toBeNull();
  await dispose?.();
});

it("only the owner of the database file may read it", async () => {
  const file = join(folder, "data.db");
  const backend = await createSqlBackend({ database: openSqlite(file) });
  await backend.close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true }));
