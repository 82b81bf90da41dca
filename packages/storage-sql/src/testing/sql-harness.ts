import type { BackendHarness, FixedClock } from "@inner-light/core/testing";
import type { SqlBackend } from "../create-sql-backend.ts";
import type { Queries } from "../sql-store.ts";

export interface SqlHarness extends BackendHarness<SqlBackend> {
  readonly clock: FixedClock;
  /** Another server on the same database. */
  openOther(): Promise<SqlBackend>;
  /** The database below the ports. */
  readonly db: Queries;
}
