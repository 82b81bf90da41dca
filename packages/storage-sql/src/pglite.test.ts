import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe } from "vitest";
import { describeSharedDatabase, describeSqlPorts } from "./testing/describe-sql-backend.ts";
import { describeMigrations, describeUpgrade } from "./testing/migrations-contract.ts";
import { openPglite } from "./testing/open-pglite.ts";
import { describeSharedLimits } from "./testing/shared-limits-contract.ts";
import { createSqlHarness } from "./testing/sql-harness.ts";

const pglite = new PGlite();

const name = "PostgreSQL's dialect (PGlite)";
const createHarness = () => createSqlHarness(() => openPglite(pglite), true);

describe("before the others", () => {
  describeUpgrade(name, openPglite(pglite));
  // Another instance would take seconds to create.
  afterAll(async () => void (await pglite.exec("drop schema public cascade; create schema public")));
});
// Next, while the database is empty.
describeMigrations(name, () => openPglite(pglite));
describeSqlPorts(name, createHarness);
describeSharedDatabase(name, createHarness);
describeSharedLimits(name, createHarness);

afterAll(() => pglite.close());
