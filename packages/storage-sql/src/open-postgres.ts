import { randomBytes } from "node:crypto";
import { CompiledQuery, PostgresDialect } from "kysely";
import { Pool } from "pg";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";
import { readSetting, type SqlStore } from "./sql-store.ts";
import type { SqlDatabase } from "./tables.ts";

/** Time limit for a connection or a statement. Without it, a firewall that drops packets would block them forever. */
const TIMEOUT_MS = 4_000;

/**
 * A PostgreSQL database by its URL, for example `postgres://user:password@host/name?sslmode=require`. Works through a
 * pooler, because it does not use prepared statements, LISTEN, session locks, or session settings. Calls `onBroken`
 * when a connection breaks; the pool opens another for the next query.
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
    // Without these listeners, a broken connection would end the process. The pool reports broken idle connections;
    // only the connection itself reports a break between two queries of a transaction.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", onBroken));
    // The next statement on this connection would wait behind the unanswered one.
    pool.on("release", (_, client) => {
      if ("readyForQuery" in client && client.readyForQuery === false) void client.end();
    });
    return pool;
  };
  return { kind: "postgres", dialect: new PostgresDialect({ pool: openPool }) };
}

/** What servers need to count together on one PostgreSQL. */
export function sqlSharedLimits(store: SqlStore) {
  /** Runs a statement of the limiter in the backend's pool, unnamed, because poolers break prepared statements. */
  const query = ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
    store.read(async (db) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    });
  return {
    /** Counts in the database, or in memory while the database cannot be reached. */
    createLimiter: (rule: IRateLimiterOptions): RateLimiterAbstract =>
      new RateLimiterPostgres({
        ...rule,
        storeClient: { query },
        storeType: "client",
        tableName: "limit_count",
        tableCreated: true,
        // Refused requests cause no more writes. One extra point lets another server still accept a correct password.
        inMemoryBlockOnConsumed: rule.points + 1,
        insuranceLimiter: new RateLimiterMemory(rule),
      }),

    /**
     * A secret that all servers share on a day, numbered since 1970. The first call of a day replaces the previous
     * secret. A server whose clock is behind gets the newer secret.
     */
    async secretOfDay(day: number): Promise<string> {
      const fresh = `${day}:${randomBytes(32).toString("hex")}`;
      return store.transact(async (db) => {
        await db
          .insertInto("setting")
          .values({ name: "address-secret", value: fresh })
          .onConflict((conflict) =>
            conflict
              .column("name")
              .doUpdateSet({ value: fresh })
              .where("setting.value", "not like", `${day}:%`)
              .where("setting.value", "not like", `${day + 1}:%`),
          )
          .execute();
        return (await readSetting(db, "address-secret")) ?? fresh;
      });
    },
  };
}
