import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";

/** An owner's session ends after half an hour without use. */
export const OWNER_SESSION_IDLE_MS = 30 * 60_000;

/** An owner's session ends twelve hours after sign-in. */
export const OWNER_SESSION_MAX_MS = 12 * 60 * 60_000;

/**
 * Where a server keeps the owner's sessions. `tokenHash` is the SHA-256 of the token, as 64 hexadecimal digits, so that
 * a store never sees the token. Rejects with `UnavailableError` if the store cannot be reached.
 */
export interface OwnerSessions {
  /**
   * Stores a session that began with the password of this hash. Resolves to false without storing anything if the
   * password has changed since, because that ends every session.
   */
  start(tokenHash: string, passwordHash: string): Promise<boolean>;

  /** Returns whether the session is open. `isUse` restarts the idle time: true for an action, false for polling. */
  check(tokenHash: string, isUse: boolean): Promise<boolean>;
}

/** Whether a session that began and was last used at these times (in milliseconds) is open. */
export function isOwnerSessionOpen(startedAt: number, usedAt: number, now: number): boolean {
  return now - usedAt < OWNER_SESSION_IDLE_MS && now - startedAt < OWNER_SESSION_MAX_MS;
}

/** The visitor's port to messages, for clients that repeat a request after losing its response. */
export interface IdempotentMessages {
  /**
   * Like `ContactSubmissionRepository.add`, with the spam mark. Within `RECEIPT_DAYS`, a second call with the same key
   * stores nothing; with another draft it rejects with `ValidationError`.
   */
  addOnce(key: string, draft: ContactSubmissionDraft, isSuspectedSpam?: boolean): Promise<void>;

  /** Returns whether this draft was already stored under the key. Rejects like `addOnce`. */
  has(key: string, draft: ContactSubmissionDraft): Promise<boolean>;
}

/** A key is remembered for this many days. */
export const RECEIPT_DAYS = 7;

/** Shows a server that a list has changed, even if another server wrote it. */
export interface ListVersions {
  /** The version of each noun's list: a safe integer that increases with each write to the list. */
  all(): Promise<Readonly<Record<Noun, number>>>;
}
