import type { Guarantees } from "@inner-light/core";
import type { BackendHarness, FixedClock } from "@inner-light/core/testing";
import type { SqlBackend } from "../create-sql-backend.ts";
import type { Queries } from "../sql-store.ts";

/** A transaction whose commit got no answer may have been stored. */
export const sqlGuarantees: Guarantees = {
  several: "all-or-none",
  conflicts: "refused",
  afterNoAnswer: "unknown",
  repeatedMessages: "stored-again",
};

export interface SqlHarness extends BackendHarness<SqlBackend> {
  readonly clock: FixedClock;
  /** Another server on the same database. */
  openOther(): Promise<SqlBackend>;
  /** The database below the ports. */
  readonly db: Queries;
}
