import type { PGlite } from "@electric-sql/pglite";
import { PGliteDialect, PGliteDriver } from "kysely";
import type { SqlDatabase } from "../tables.ts";

/** An instance of PostgreSQL in this process. It takes seconds to create, so that backends share it. */
export function openPglite(pglite: PGlite): SqlDatabase {
  const dialect = new PGliteDialect({ pglite });
  dialect.createDriver = () => new SharedDriver({ pglite });
  return { kind: "postgres", dialect };
}

/** Closing a backend keeps the instance open for the others. */
class SharedDriver extends PGliteDriver {
  override async destroy(): Promise<void> {}
}
