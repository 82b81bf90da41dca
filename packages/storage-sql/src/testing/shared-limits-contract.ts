import { DAY_MS } from "@inner-light/core";
import { contractSuite } from "@inner-light/core/testing";
import { sql } from "kysely";
import { expect } from "vitest";
import type { SqlBackend } from "../create-sql-backend.ts";
import type { SqlHarness } from "./sql-harness.ts";

const FIVE_AN_HOUR = { points: 5, duration: 3600 };

function limitsOf({ sharedLimits }: SqlBackend) {
  if (sharedLimits === null) throw new Error("The database shares no limits");
  return sharedLimits;
}

const isLet = async (consumed: Promise<unknown>) => consumed.then(() => true).catch(() => false);

export const describeSharedLimits = contractSuite<SqlHarness>("shares limits between servers", {
  "counts attempts on two servers together": async ({ open, openOther, db }) => {
    const rule = { keyPrefix: "together", ...FIVE_AN_HOUR };
    const limiters = [open(), await openOther()].map((backend) => limitsOf(backend).createLimiter(rule));
    const attempt = () => limiters.flatMap((limiter) => Array.from({ length: 10 }, () => isLet(limiter.consume("a"))));
    expect((await Promise.all(attempt())).filter(Boolean)).toHaveLength(5);
    expect(await Promise.all(limiters.map((limiter) => isLet(limiter.consume("b"))))).toEqual([true, true]);
    expect(await limiters[0]?.delete("a")).toBe(true);
    expect(await limiters[1]?.get("a")).toBeNull();
    expect((await Promise.all(attempt())).filter(Boolean)).toHaveLength(5);
    const unlogged = sql`select 1 from pg_class where relname = 'limit_count' and relpersistence = 'u'`;
    expect((await unlogged.execute(db)).rows).toHaveLength(1);
  },
  "falls back to separate counts while the shared ones cannot be written": async ({ open, openOther, db }) => {
    const rule = { keyPrefix: "alone", ...FIVE_AN_HOUR };
    const limiters = [open(), await openOther()].map((backend) => limitsOf(backend).createLimiter(rule));
    await sql`alter table limit_count rename to lost`.execute(db);
    for (const limiter of limiters) {
      const attempts = Array.from({ length: 10 }, () => isLet(limiter.consume("a")));
      expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(5);
    }
    await sql`alter table lost rename to limit_count`.execute(db);
    expect(await limiters[0]?.get("a")).toBeNull();
  },
  "changes the daily secret on all servers": async ({ open, clock, openOther, db }) => {
    const servers = [limitsOf(open()), limitsOf(await openOther())];
    const today = Math.floor(clock.now() / DAY_MS);
    const secrets = async (day: number) =>
      new Set(await Promise.all([...servers, ...servers].map(({ secretOfDay }) => secretOfDay(day))));
    const kept = async () =>
      (await db.selectFrom("setting").select("value").where("name", "=", "address-secret").execute()).map(
        ({ value }) => value,
      );
    const [first = "", ...others] = await secrets(today);
    expect([others, first.length > 64]).toEqual([[], true]);
    expect(JSON.stringify(await open().snapshots.read())).not.toContain(first);
    const [second = "", ...more] = await secrets(today + 1);
    expect([more, second === first, await kept()]).toEqual([[], false, [second]]);
    // As if another server's clock were behind.
    expect([...(await secrets(today)), ...(await secrets(today + 1))]).toEqual([second, second]);
  },
});
