import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openSqlite } from "./open-sqlite.ts";
import { describePorts, describeSharedDatabase } from "./testing/describe-sql-backend.ts";
import { describeMigrations } from "./testing/migrations-contract.ts";
import { createSqliteHarness } from "./testing/sqlite-harness.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
let files = 0;

describeMigrations("SQLite", () => openSqlite(":memory:"));
describePorts("SQLite", () => createSqliteHarness(":memory:"));
describeSharedDatabase("SQLite", () => createSqliteHarness(join(folder, `${files++}.db`)));

afterAll(() => rmSync(folder, { recursive: true }));
