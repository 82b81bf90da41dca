import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import { Pool } from "pg";
import type { SqlDatabase } from "./sql-database.ts";

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
  const openPool = async (): Promise<PostgresPool> => {
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
    return {
      options: pool.options,
      connect: async () => new ClosingClient(await pool.connect()),
      end: () => pool.end(),
    };
  };
  return { kind: "postgres", dialect: new PostgresDialect({ pool: openPool }) };
}

/** Closes a connection whose statement got no answer: the next statement on it would wait behind that one. */
class ClosingClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  #isSilent = false;

  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    if (typeof statement !== "string") return this.#client.query(statement);
    return this.#client.query<Row>(statement, parameters).catch((error: unknown) => {
      this.#isSilent ||= isTimeout(error);
      throw error;
    });
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isSilent);
  }
}

/** The driver's timeouts have no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout (exceeded|expired)|(connection|read) timeout$/.test(error.message);
}
