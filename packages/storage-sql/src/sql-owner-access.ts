import { type Clock, isoTimestampOf } from "@inner-light/core";
import { isOwnerSessionOpen, type OwnerSessions } from "@inner-light/core/server";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { SqlStore } from "./sql-store.ts";

export function sqlOwnerSessions(store: SqlStore, clock: Clock): OwnerSessions {
  return {
    async start(tokenHash, passwordHash) {
      const now = isoTimestampOf(clock.now());
      return store.transact(async (db) => {
        // An update, because it locks the row: another password is then set before this transaction or after it.
        const unchanged = db.updateTable("setting").set({ value: passwordHash }).where("name", "=", "password-hash");
        const { numUpdatedRows } = await unchanged.where("value", "=", passwordHash).executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const session = { token_hash: tokenHash, created_at: now, last_used_at: now };
        await db.insertInto("owner_session").values(session).execute();
        return true;
      });
    },

    async check(tokenHash, isUse) {
      const now = clock.now();
      const session = await store.read((db) =>
        db.selectFrom("owner_session").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst(),
      );
      const [createdAt, usedAt] = [Date.parse(session?.created_at ?? ""), Date.parse(session?.last_used_at ?? "")];
      if (!isOwnerSessionOpen(createdAt, usedAt, now)) return false;
      if (isUse) {
        const last_used_at = isoTimestampOf(now);
        await store.transact((db) =>
          db.updateTable("owner_session").set({ last_used_at }).where("token_hash", "=", tokenHash).execute(),
        );
      }
      return true;
    },
  };
}

/** The owner's password, as a hash in whatever format its caller writes. */
export function sqlOwnerPassword(store: SqlStore) {
  return {
    /** `null` before the first `setHash`. */
    hash: () => store.read((db) => readSetting(db, "password-hash")),

    /** A random text that signs what the owner's browsers keep. It stays when the password changes. */
    browserSecret: async () => (await store.read((db) => readSetting(db, "browser-secret"))) ?? "",

    /** Stores another hash and ends all sessions. */
    async setHash(hash: string): Promise<void> {
      await store.transact(async (db) => {
        await writeSetting(db, "password-hash", hash);
        await db.deleteFrom("owner_session").execute();
      });
    },
  };
}
