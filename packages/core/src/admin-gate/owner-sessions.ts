/** An owner's session ends after half an hour without a request. In milliseconds. */
export const OWNER_SESSION_IDLE_MS = 30 * 60_000;

/** It ends twelve hours after sign-in, used or not. In milliseconds. */
export const OWNER_SESSION_MAX_MS = 12 * 60 * 60_000;

/**
 * Where a server keeps the owner's sessions. A store never sees a token: `tokenHash` is its SHA-256, as 64 hexadecimal
 * digits. Every method rejects with `UnavailableError` when the store cannot be reached.
 */
export interface OwnerSessions {
  start(tokenHash: string): Promise<void>;

  /** Whether the session has not ended. If so, its idle time starts again. */
  use(tokenHash: string): Promise<boolean>;

  /** Whether the session has not ended. Doesn't restart the idle time: an open change stream doesn't count as use. */
  isActive(tokenHash: string): Promise<boolean>;

  /** Ends the session; does nothing if there is none. */
  end(tokenHash: string): Promise<void>;
}

/** Whether a session that started and was last used at these times, in milliseconds, has not ended. */
export function isOwnerSessionOpen(startedAt: number, usedAt: number, now: number): boolean {
  return now - usedAt < OWNER_SESSION_IDLE_MS && now - startedAt < OWNER_SESSION_MAX_MS;
}
