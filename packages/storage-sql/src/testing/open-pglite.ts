import type { PGlite } from "@electric-sql/pglite";
import { PGliteDialect, PGliteDriver } from "kysely";
import type { SqlDatabase } from "../tables.ts";

/** A PostgreSQL instance in this process. Backends share it, because it takes seconds to create. */
export function openPglite(pglite: PGlite): SqlDatabase {
  const dialect = new PGliteDialect({ pglite });
  dialect.createDriver = () => new SharedDriver({ pglite });
  return { kind: "postgres", dialect };
}

/** Closing a backend keeps the instance open for the others. */
class SharedDriver extends PGliteDriver {
  override async destroy(): Promise<void> {}
}
