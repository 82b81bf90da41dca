import { type Clock, DAY_MS, isoTimestampOf } from "@inner-light/core";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { SqlStore } from "./sql-store.ts";

/**
 * The time by which something is deleted for good: the clock's, but at most a day beyond the last time noted. A clock that
 * jumps further ahead is believed once it has run for a day, so that one that is wrong for a moment deletes nothing. Notes
 * the time at each call, so call it often.
 */
export async function deletionTime(store: SqlStore, clock: Clock): Promise<number> {
  const now = clock.now();
  if (!Number.isFinite(now)) return now;
  return store.transact(async (db) => {
    const noted = await readSetting(db, "clock-seen");
    const [seen = now, jumpedTo = now] = noted?.split(" ").map((time) => Date.parse(time)) ?? [];
    const hasJumped = jumpedTo > seen;
    const isBelieved = now <= seen + DAY_MS || (hasJumped && now >= jumpedTo + DAY_MS);
    const next = isBelieved ? [now, now] : [seen, hasJumped ? Math.min(jumpedTo, now) : now];
    await writeSetting(db, "clock-seen", next.map(isoTimestampOf).join(" "));
    return isBelieved ? now : seen + DAY_MS;
  });
}
