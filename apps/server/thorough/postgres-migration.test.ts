import { it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { expectMigrationSurvives } from "./expect-migration-survives.ts";
import { aPostgres } from "./postgres.ts";

it("a server that is killed anywhere in the migration of PostgreSQL starts again", async () => {
  await expectMigrationSurvives("PostgreSQL", { DATABASE_URL: aPostgres().url, DATA_DIR: temporaryFolder() });
});
