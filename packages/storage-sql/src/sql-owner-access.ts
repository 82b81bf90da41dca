import { randomBytes } from "node:crypto";
import { type Clock, isoTimestampOf } from "@inner-light/core";
import { sha256 } from "./digest.ts";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { Queries, SqlStore } from "./sql-store.ts";

/** The owner's sessions. A session ends after `SESSION_IDLE_MS` without use, and after `SESSION_MAX_MS` in any case. */
export interface OwnerSessions {
  /** Begins a session. Returns its token: 256 random bits in base64url. Only a digest of it is stored. */
  create(): Promise<string>;

  /** Whether the token is that of a session that has not ended. Counts as use. Any text may be a token. */
  validate(token: string): Promise<boolean>;

  /** Ends one session, if there is one. */
  end(token: string): Promise<void>;

  endAll(): Promise<void>;
}

/** The owner's password, as a hash in whatever format its caller writes. */
export interface OwnerPassword {
  /** `null` before the first `setHash`. */
  hash(): Promise<string | null>;

  /** Stores another hash and ends all sessions. */
  setHash(hash: string): Promise<void>;
}

export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_MAX_MS = 12 * 60 * 60_000;

/** The time of use is written this often at most, so that most requests only read. */
const USE_NOTED_AFTER_MS = 15_000;

export class SqlOwnerSessions implements OwnerSessions {
  readonly #store: SqlStore;
  readonly #clock: Clock;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async create(): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const now = isoTimestampOf(this.#clock.now());
    await this.#store.transact((db) =>
      db
        .insertInto("owner_session")
        .values({ token_digest: sha256(token), created_at: now, last_used_at: now })
        .execute(),
    );
    return token;
  }

  async validate(token: string): Promise<boolean> {
    const token_digest = sha256(token);
    const session = await this.#store.read((db) =>
      db.selectFrom("owner_session").selectAll().where("token_digest", "=", token_digest).executeTakeFirst(),
    );
    if (session === undefined) return false;
    const now = this.#clock.now();
    const idleMs = now - Date.parse(session.last_used_at);
    const isOpen = idleMs < SESSION_IDLE_MS && now - Date.parse(session.created_at) < SESSION_MAX_MS;
    if (isOpen && idleMs >= USE_NOTED_AFTER_MS) await this.#noteUse(token_digest, now);
    return isOpen;
  }

  async end(token: string): Promise<void> {
    await this.#store.transact((db) =>
      db.deleteFrom("owner_session").where("token_digest", "=", sha256(token)).execute(),
    );
  }

  async endAll(): Promise<void> {
    await this.#store.transact(endAllSessions);
  }

  async #noteUse(token_digest: string, now: number): Promise<void> {
    await this.#store.transact((db) =>
      db
        .updateTable("owner_session")
        .set({ last_used_at: isoTimestampOf(now) })
        .where("token_digest", "=", token_digest)
        .execute(),
    );
  }
}

export class SqlOwnerPassword implements OwnerPassword {
  readonly #store: SqlStore;

  constructor(store: SqlStore) {
    this.#store = store;
  }

  async hash(): Promise<string | null> {
    return this.#store.read((db) => readSetting(db, "password-hash"));
  }

  async setHash(hash: string): Promise<void> {
    await this.#store.transact(async (db) => {
      await writeSetting(db, "password-hash", hash);
      await endAllSessions(db);
    });
  }
}

async function endAllSessions(db: Queries): Promise<void> {
  await db.deleteFrom("owner_session").execute();
}
