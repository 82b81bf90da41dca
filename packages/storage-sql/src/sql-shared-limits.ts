import { randomBytes } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";
import { readSetting, type SqlStore } from "./sql-store.ts";

/** What servers on one PostgreSQL need to count together. */
export function sqlSharedLimits(store: SqlStore) {
  /** Runs a statement of the limiter in the backend's own pool. Leaves out its name, since poolers break prepared ones. */
  const query = ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
    store.read(async (db) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    });
  return {
    /** A limiter that counts in the database; in memory while the counts cannot be read or written. */
    createLimiter: (rule: IRateLimiterOptions): RateLimiterAbstract =>
      new RateLimiterPostgres({
        ...rule,
        storeClient: { query },
        storeType: "client",
        tableName: "limit_count",
        tableCreated: true,
        // Refused requests write nothing more. One point of headroom lets another server still accept a right password.
        inMemoryBlockOnConsumed: rule.points + 1,
        insuranceLimiter: new RateLimiterMemory(rule),
      }),

    /**
     * A secret that all servers share on a day, numbered since 1970. The first call of a day replaces the secret of the
     * day before. A server whose clock is behind gets the secret of the day that has begun on another.
     */
    async secretOfDay(day: number): Promise<string> {
      const fresh = `${day}:${randomBytes(32).toString("hex")}`;
      return store.transact(async (db) => {
        // When servers ask at the same time, the first one's secret wins.
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
