import { it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { aPostgres } from "./postgres.ts";

it("a server on PostgreSQL that is killed thirty times keeps every acknowledged message once", async () => {
  await expectNothingLost("PostgreSQL", { DATABASE_URL: aPostgres().url, DATA_DIR: temporaryFolder() });
});
