import type { PGlite } from "@electric-sql/pglite";
import { PGliteDialect, PGliteDriver } from "kysely";
import type { SqlDatabase } from "../tables.ts";

/** Shares an instance between backends, because it takes seconds to create. */
export function openPglite(pglite: PGlite): SqlDatabase {
  const dialect = new PGliteDialect({ pglite });
  dialect.createDriver = () => new SharedDriver({ pglite });
  return { kind: "postgres", dialect };
}

/** Keeps the instance open for other backends. */
class SharedDriver extends PGliteDriver {
  override async destroy(): Promise<void> {}
}
