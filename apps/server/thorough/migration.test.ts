import { it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { expectMigrationSurvives } from "./expect-migration-survives.ts";

it("a server that is killed anywhere in the migration of SQLite starts again", async () => {
  await expectMigrationSurvives("SQLite", { DATA_DIR: temporaryFolder() });
});
