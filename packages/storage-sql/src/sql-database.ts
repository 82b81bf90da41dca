import type { Dialect } from "kysely";

/** A database that `createSqlBackend` can work on, not connected to yet. */
export interface SqlDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly dialect: Dialect;
}
