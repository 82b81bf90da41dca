import { PostgresAdapter, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import type { SqlDatabase } from "./sql-database.ts";

/** The key of the advisory lock under which a database is migrated: any number that other software does not use. */
const MIGRATION_LOCK = 7_462_830_114;

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
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
      keepAlive: true,
    });
    // Without a listener, a connection that breaks would end the process: while it is idle, where the pool tells, or
    // between two queries of a transaction, where only the connection does.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", onConnectionError));
    return pool;
  };
  return {
    kind: "postgres",
    dialect: new UnlockedPostgresDialect({ pool: openPool }),
    lockMigrations: lockPostgresMigrations,
  };
}

/** Held until the transaction is over, unlike Kysely's own lock, which a pooler would leave behind. */
export async function lockPostgresMigrations(transaction: Parameters<SqlDatabase["lockMigrations"]>[0]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
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
