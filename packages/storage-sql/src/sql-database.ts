import type { Dialect, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** A database that `createSqlBackend` can work on, not connected to yet. */
export interface SqlDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly dialect: Dialect;

  /** Makes other processes wait until the transaction is over. */
  lockMigrations(transaction: Kysely<Tables>): Promise<void>;
}
