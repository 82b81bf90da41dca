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

/** Applies to connections and statements. A firewall that drops packets would block them forever. */
const TIMEOUT_MS = 4_000;

/** Opens a PostgreSQL database. Avoids prepared statements, LISTEN and session state, because poolers break them. */
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
    // Without listeners, a broken connection would end the process. The pool reports only idle ones.
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

/** Rate limits and secrets that servers on one PostgreSQL share. */
export function sqlSharedLimits(store: SqlStore) {
  /** Sends unnamed statements, because poolers break prepared ones. */
  const query = ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
    store.read(async (db) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    });
  return {
    /** Counts in memory while the database is unreachable. */
    createLimiter: (rule: IRateLimiterOptions): RateLimiterAbstract =>
      new RateLimiterPostgres({
        ...rule,
        storeClient: { query },
        storeType: "client",
        tableName: "limit_count",
        tableCreated: true,
        // Blocks refused requests without a write. One point more lets another server accept a correct password.
        inMemoryBlockOnConsumed: rule.points + 1,
        insuranceLimiter: new RateLimiterMemory(rule),
      }),

    /**
     * Returns the secret that all servers share on `day`, counted from 1970. A server whose clock is behind gets the
     * newest.
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
