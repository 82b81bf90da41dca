import { setTimeout } from "node:timers/promises";
import { PostgresAdapter, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { PATIENCE_MS, PatientPool } from "./patient-pool.ts";
import type { SqlDatabase } from "./sql-database.ts";

/** The key of the advisory lock under which a database is migrated: any number that other software does not use. */
const MIGRATION_LOCK = 7_462_830_114;

const LOCK_RETRY_MS = 50;

export interface PostgresOptions {
  /** How many connections are open at most. */
  readonly maxConnections?: number;
  /** Called when a connection breaks. The pool opens another one for the next query. */
  readonly onConnectionError?: (error: Error) => void;
}

/**
 * A PostgreSQL database by its URL, as in `postgres://user:password@host/name?sslmode=require`. Uses neither prepared
 * statements nor LISTEN nor session locks nor session settings, so it works through a pooler.
 */
export function openPostgres(
  url: string,
  { maxConnections = 10, onConnectionError = () => {} }: PostgresOptions = {},
): SqlDatabase {
  const openPool = async () => {
    const pool = new Pool({
      connectionString: url,
      max: maxConnections,
      // Cleans up what the pool around this one no longer waits for.
      connectionTimeoutMillis: 2 * PATIENCE_MS,
      keepAlive: true,
    });
    // Without a listener, a connection that breaks would end the process: while it is idle, where the pool tells, or
    // between two queries of a transaction, where only the connection does.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", onConnectionError));
    return new PatientPool(pool);
  };
  return {
    kind: "postgres",
    dialect: new UnlockedPostgresDialect({ pool: openPool }),
    lockMigrations: lockPostgresMigrations,
  };
}

/**
 * Held until the transaction is over, unlike Kysely's own lock, which a pooler would leave behind. Asks until the lock is
 * free, because a statement that waited for it would seem unanswered.
 */
export async function lockPostgresMigrations(transaction: Parameters<SqlDatabase["lockMigrations"]>[0]): Promise<void> {
  const lock = sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as "isHeld"`;
  while (!(await lock.execute(transaction)).rows[0]?.isHeld) await setTimeout(LOCK_RETRY_MS);
}

class UnlockedPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedPostgresAdapter();
  }
}

/** Leaves the migration lock to `lockPostgresMigrations`. */
class UnlockedPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
