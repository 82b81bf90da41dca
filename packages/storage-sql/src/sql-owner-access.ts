import { type Clock, isOwnerSessionOpen, isoTimestampOf, type OwnerSessions } from "@inner-light/core";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { SqlStore } from "./sql-store.ts";

/** The time of use is written this often at most, so that most requests only read. */
const USE_NOTED_AFTER_MS = 15_000;

export function sqlOwnerSessions(store: SqlStore, clock: Clock): OwnerSessions {
  /** For how long the session has not been used, in milliseconds; `null` when it has ended. */
  const idleMsOf = async (tokenHash: string, now: number) => {
    const session = await store.read((db) =>
      db.selectFrom("owner_session").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst(),
    );
    if (session === undefined) return null;
    const usedAt = Date.parse(session.last_used_at);
    return isOwnerSessionOpen(Date.parse(session.created_at), usedAt, now) ? now - usedAt : null;
  };
  return {
    async start(tokenHash) {
      const now = isoTimestampOf(clock.now());
      await store.transact((db) =>
        db.insertInto("owner_session").values({ token_hash: tokenHash, created_at: now, last_used_at: now }).execute(),
      );
    },

    async check(tokenHash, isUse) {
      const now = clock.now();
      const idleMs = await idleMsOf(tokenHash, now);
      if (isUse && idleMs !== null && idleMs >= USE_NOTED_AFTER_MS) {
        const last_used_at = isoTimestampOf(now);
        await store.transact((db) =>
          db.updateTable("owner_session").set({ last_used_at }).where("token_hash", "=", tokenHash).execute(),
        );
      }
      return idleMs !== null;
    },
  };
}

/** The owner's password, as a hash in whatever format its caller writes. */
export function sqlOwnerPassword(store: SqlStore) {
  return {
    /** `null` before the first `setHash`. */
    hash: () => store.read((db) => readSetting(db, "password-hash")),

    /** Stores another hash and ends all sessions. */
    async setHash(hash: string): Promise<void> {
      await store.transact(async (db) => {
        await writeSetting(db, "password-hash", hash);
        await db.deleteFrom("owner_session").execute();
      });
    },
  };
}
