import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCalendarEvent, describePorts } from "@inner-light/core/testing";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";
import { describeSharedDatabase } from "./testing/describe-sql-backend.ts";
import { describeMigrations } from "./testing/migrations-contract.ts";
import { createSqliteHarness } from "./testing/sqlite-harness.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
let files = 0;

describeMigrations("SQLite", () => openSqlite(":memory:"));
describePorts("SQLite", () => createSqliteHarness(":memory:"));
describeSharedDatabase("SQLite", () => createSqliteHarness(join(folder, `${files++}.db`)));

it("a file is copied while it is in use, and nobody else may read it", async () => {
  const file = join(folder, "data.db");
  const backend = await createSqlBackend({ database: openSqlite(file) });
  const event = await addCalendarEvent(backend.calendarEvents);
  await backend.copyTo?.(join(folder, "copy.db"));
  await backend.calendarEvents.remove([event.id]);
  await backend.close();
  const copy = await createSqlBackend({ database: openSqlite(join(folder, "copy.db")) });
  expect(await copy.calendarEvents.list()).toEqual([event]);
  await copy.close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true }));
