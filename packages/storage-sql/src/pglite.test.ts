import { PGlite } from "@electric-sql/pglite";
import { dataDir } from "@electric-sql/pglite-prepopulatedfs";
import { afterAll } from "vitest";
import { describeSharedDatabase, describeSqlPorts } from "./testing/describe-sql-backend.ts";
import { describeMigrations } from "./testing/migrations-contract.ts";
import { openPglite } from "./testing/open-pglite.ts";
import { describePurge } from "./testing/purge-contract.ts";
import { describeSharedLimits } from "./testing/shared-limits-contract.ts";
import { createSqlHarness } from "./testing/sql-harness.ts";

// Reuses initdb's output, because it takes seconds to create.
const pglite = new PGlite({ loadDataDir: await dataDir() });

const name = "PostgreSQL's dialect (PGlite)";
const createHarness = () => createSqlHarness(() => openPglite(pglite), true);

// Must run first, while the database is empty.
describeMigrations(name, () => openPglite(pglite));
// SQLite's tests cover the ports' code.
if (process.env["THOROUGH"] === "1") {
  describeSqlPorts(name, createHarness);
  describePurge(name, createHarness);
}
describeSharedDatabase(name, createHarness);
describeSharedLimits(name, createHarness);

afterAll(() => pglite.close());
