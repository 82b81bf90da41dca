import { PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { SqlDatabase } from "./tables.ts";

/** How long a connection or a statement may take: a database may fall silent, as behind a firewall that drops packets. */
const TIMEOUT_MS = 4_000;

/**
 * A PostgreSQL database by its URL, as in `postgres://user:password@host/name?sslmode=require`. Uses neither prepared
 * statements nor LISTEN nor session locks nor session settings, so it works through a pooler. Calls `onBroken` when a
 * connection breaks; the pool opens another one for the next query.
 */
export function openPostgres(
  url: string,
  onBroken: (error: Error) => void = () => {},
  timeoutMs = TIMEOUT_MS,
): SqlDatabase {
  const openPool = async () => {
    const pool = new Pool({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    // Without a listener, a connection that breaks would end the process: while it is idle, where the pool tells, or
    // between two queries of a transaction, where only the connection does.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", onBroken));
    // A statement got no answer: the next one on this connection would wait behind it.
    pool.on("release", (_, client) => {
      if ("readyForQuery" in client && client.readyForQuery === false) void client.end();
    });
    return pool;
  };
  return { kind: "postgres", dialect: new PostgresDialect({ pool: openPool }) };
}
