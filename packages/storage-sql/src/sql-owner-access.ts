import { type Clock, isoTimestampOf } from "@inner-light/core";
import { isOwnerSessionOpen, type OwnerSessions } from "@inner-light/core/server";
import { readSetting, type SqlStore, writeSetting } from "./sql-store.ts";

/** A session ends by the clock or by the monotonic `uptime`, whichever comes first. */
export function sqlOwnerSessions(store: SqlStore, clock: Clock, uptime: Clock): OwnerSessions {
  /** By `uptime`: when this server first saw a session, and when it was last used. */
  const seen = new Map<string, { readonly since: number; readonly usedAt: number; readonly lastUse: string }>();
  return {
    async start(tokenHash, passwordHash) {
      const now = isoTimestampOf(clock.now());
      return store.transact(async (db) => {
        // The update locks the row. A password change then happens before or after this transaction, not during it.
        const unchanged = db.updateTable("setting").set({ value: passwordHash }).where("name", "=", "password-hash");
        const { numUpdatedRows } = await unchanged.where("value", "=", passwordHash).executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const session = { token_hash: tokenHash, created_at: now, last_used_at: now };
        await db.insertInto("owner_session").values(session).execute();
        return true;
      });
    },

    async check(tokenHash, isUse) {
      const [now, up] = [clock.now(), uptime.now()];
      const session = await store.read((db) =>
        db.selectFrom("owner_session").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst(),
      );
      if (session === undefined) return false;
      const { created_at, last_used_at: lastUse } = session;
      const { since, ...last } = seen.get(tokenHash) ?? { since: up, usedAt: up, lastUse };
      // If they differ, another server has just recorded a use.
      const usedAt = last.lastUse === lastUse ? last.usedAt : up;
      const isOpen =
        isOwnerSessionOpen(Date.parse(created_at), Date.parse(lastUse), now) && isOwnerSessionOpen(since, usedAt, up);
      seen.set(tokenHash, { since: isOpen ? since : Number.NEGATIVE_INFINITY, usedAt, lastUse });
      if (!isOpen) return false;
      if (isUse) {
        const last_used_at = isoTimestampOf(now);
        await store.transact((db) =>
          db.updateTable("owner_session").set({ last_used_at }).where("token_hash", "=", tokenHash).execute(),
        );
        seen.set(tokenHash, { since, usedAt: up, lastUse: last_used_at });
      }
      return true;
    },
  };
}

/** The owner's password, hashed in the caller's format. */
export function sqlOwnerPassword(store: SqlStore) {
  return {
    hash: () => store.read((db) => readSetting(db, "password-hash")),

    /** Signs the marks of the owner's browsers. Survives a password change. */
    browserSecret: async () => (await store.read((db) => readSetting(db, "browser-secret"))) ?? "",

    /** Ends all sessions. */
    async setHash(hash: string): Promise<void> {
      await store.transact(async (db) => {
        await writeSetting(db, "password-hash", hash);
        await db.deleteFrom("owner_session").execute();
      });
    },
  };
}
