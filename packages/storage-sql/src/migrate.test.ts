import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";
import { startTogether } from "./testing/start-together.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-migrate-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("six processes that start at once on one new file migrate it once", async () => {
  const file = join(folder, "six.db");
  const codes = await startTogether(6, file);
  expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  const backend = await createSqlBackend({ database: openSqlite(file) });
  expect(await backend.calendarEvents.list()).toHaveLength(6);
  await backend.close();
});
