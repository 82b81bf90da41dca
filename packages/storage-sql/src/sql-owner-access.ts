import { type Clock, isOwnerSessionOpen, isoTimestampOf, type OwnerSessions } from "@inner-light/core";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { SqlStore } from "./sql-store.ts";

/** The time of use is written this often at most, so that most requests only read. */
const USE_NOTED_AFTER_MS = 15_000;

export class SqlOwnerSessions implements OwnerSessions {
  readonly #store: SqlStore;
  readonly #clock: Clock;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async start(tokenHash: string): Promise<void> {
    const now = isoTimestampOf(this.#clock.now());
    await this.#store.transact((db) =>
      db.insertInto("owner_session").values({ token_hash: tokenHash, created_at: now, last_used_at: now }).execute(),
    );
  }

  async check(tokenHash: string, isUse: boolean): Promise<boolean> {
    const now = this.#clock.now();
    const idleMs = await this.#idleMs(tokenHash, now);
    if (isUse && idleMs !== null && idleMs >= USE_NOTED_AFTER_MS) await this.#noteUse(tokenHash, now);
    return idleMs !== null;
  }

  /** For how long the session has not been used, in milliseconds; `null` when it has ended. */
  async #idleMs(tokenHash: string, now: number): Promise<number | null> {
    const session = await this.#store.read((db) =>
      db.selectFrom("owner_session").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst(),
    );
    if (session === undefined) return null;
    const usedAt = Date.parse(session.last_used_at);
    return isOwnerSessionOpen(Date.parse(session.created_at), usedAt, now) ? now - usedAt : null;
  }

  async #noteUse(tokenHash: string, now: number): Promise<void> {
    await this.#store.transact((db) =>
      db
        .updateTable("owner_session")
        .set({ last_used_at: isoTimestampOf(now) })
        .where("token_hash", "=", tokenHash)
        .execute(),
    );
  }
}

/** The owner's password, as a hash in whatever format its caller writes. */
export class SqlOwnerPassword {
  readonly #store: SqlStore;

  constructor(store: SqlStore) {
    this.#store = store;
  }

  /** `null` before the first `setHash`. */
  async hash(): Promise<string | null> {
    return this.#store.read((db) => readSetting(db, "password-hash"));
  }

  /** Stores another hash and ends all sessions. */
  async setHash(hash: string): Promise<void> {
    await this.#store.transact(async (db) => {
      await writeSetting(db, "password-hash", hash);
      await db.deleteFrom("owner_session").execute();
    });
  }
}
