import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";

/** An owner's session ends after half an hour of inactivity. */
export const OWNER_SESSION_IDLE_MS = 30 * 60_000;

/** An owner's session ends twelve hours after sign-in at the latest. */
export const OWNER_SESSION_MAX_MS = 12 * 60 * 60_000;

/**
 * Stores the owner's sessions. `tokenHash` is the token's SHA-256 in hexadecimal; the store never sees the token.
 * Rejects with `UnavailableError` if the store is unreachable.
 */
export interface OwnerSessions {
  /**
   * Starts a session that was opened with the password of this hash. Resolves to false if the password has changed
   * since, because a password change ends all sessions.
   */
  start(tokenHash: string, passwordHash: string): Promise<boolean>;

  /** Resolves to whether the session is open. `isUse` restarts the idle time; polling passes false. */
  check(tokenHash: string, isUse: boolean): Promise<boolean>;
}

/** Returns whether a session is open. All times are in milliseconds. */
export function isOwnerSessionOpen(startedAt: number, usedAt: number, now: number): boolean {
  return now - usedAt < OWNER_SESSION_IDLE_MS && now - startedAt < OWNER_SESSION_MAX_MS;
}

/** Accepts messages from clients that retry after a lost response. */
export interface IdempotentMessages {
  /**
   * Like `ContactSubmissionRepository.add`, with a spam mark. Repeating a key within `RECEIPT_DAYS` stores nothing.
   * Reusing it for another draft rejects with `ValidationError`.
   */
  addOnce(key: string, draft: ContactSubmissionDraft, isSuspectedSpam?: boolean): Promise<void>;

  /** Resolves to whether this draft was stored under the key. Rejects like `addOnce`. */
  has(key: string, draft: ContactSubmissionDraft): Promise<boolean>;
}

/** Days that a message's key is remembered. */
export const RECEIPT_DAYS = 7;

/** Lets a server notice changes that another server made. */
export interface ListVersions {
  /** Each write to a list increases its version, a safe integer. */
  all(): Promise<Readonly<Record<Noun, number>>>;
}
