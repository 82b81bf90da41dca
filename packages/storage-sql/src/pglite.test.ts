import { afterAll } from "vitest";
import { describeSharedDatabase, describeSqlPorts } from "./testing/describe-sql-backend.ts";
import { describeMigrations, describeUpgrade } from "./testing/migrations-contract.ts";
import { PgliteHarnesses } from "./testing/pglite-harness.ts";
import { describeSharedLimits } from "./testing/shared-limits-contract.ts";

const harnesses = new PgliteHarnesses();

const name = "PostgreSQL's dialect (PGlite)";
const createHarness = () => harnesses.create();

describeUpgrade(name, new PgliteHarnesses().database());
// First, while the database is empty.
describeMigrations(name, () => harnesses.database());
describeSqlPorts(name, createHarness);
describeSharedDatabase(name, createHarness);
describeSharedLimits(name, createHarness);

afterAll(() => harnesses.close());
