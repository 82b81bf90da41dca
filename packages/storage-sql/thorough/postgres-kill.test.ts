import { Kysely } from "kysely";
import { inject, it } from "vitest";
import { migrate } from "../src/migrate.ts";
import { openPostgres } from "../src/open-postgres.ts";
import type { Tables } from "../src/tables.ts";
import { clearTables } from "../src/testing/clear-tables.ts";
import { expectNothingLost } from "./killed-writers.ts";

it("PostgreSQL keeps every acknowledged message once, when its clients are killed thirty times", async () => {
  const url = inject("postgresUrl") ?? "";
  const database = openPostgres(url);
  const db = new Kysely<Tables>({ dialect: database.dialect });
  await migrate(db, database);
  await clearTables(db);
  await db.destroy();
  await expectNothingLost(url, 30);
});
