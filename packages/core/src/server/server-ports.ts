import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";

/** An owner's session ends after half an hour without use. In milliseconds. */
export const OWNER_SESSION_IDLE_MS = 30 * 60_000;

/** It ends twelve hours after sign-in, used or not. In milliseconds. */
export const OWNER_SESSION_MAX_MS = 12 * 60 * 60_000;

/**
 * Where a server keeps the owner's sessions. A store never sees a token: `tokenHash` is its SHA-256, as 64 hexadecimal
 * digits. Every method rejects with `UnavailableError` when the store cannot be reached.
 */
export interface OwnerSessions {
  /**
   * Stores a session that began with a password whose hash was `passwordHash`. Resolves to false, having stored nothing,
   * when another password was set meanwhile. Setting a password ends every session.
   */
  start(tokenHash: string, passwordHash: string): Promise<boolean>;

  /**
   * Whether the session has not ended. If so, `isUse` starts its idle time again: true for what a person does, false for
   * what a page reads by itself.
   */
  check(tokenHash: string, isUse: boolean): Promise<boolean>;
}

/** Whether a session that started and was last used at these times, in milliseconds, has not ended. */
export function isOwnerSessionOpen(startedAt: number, usedAt: number, now: number): boolean {
  return now - usedAt < OWNER_SESSION_IDLE_MS && now - startedAt < OWNER_SESSION_MAX_MS;
}

/** The visitor's port to messages, for clients that repeat a request when its response is lost. */
export interface IdempotentMessages {
  /**
   * Like `ContactSubmissionRepository.add`, once per key, with the mark of `SuspectedSpam` where it looks like spam. Within
   * `RECEIPT_DAYS`, a second call with the same key and an equal draft stores nothing. With another draft it rejects with
   * `ValidationError`.
   */
  addOnce(key: string, draft: ContactSubmissionDraft, isSuspectedSpam?: boolean): Promise<void>;

  /** Whether `addOnce` would store nothing, because the key was used for this draft. Rejects alike. */
  has(key: string, draft: ContactSubmissionDraft): Promise<boolean>;
}

/** A key is remembered for this many days. */
export const RECEIPT_DAYS = 7;

/** Tells a server that a list has changed, whichever server wrote it. */
export interface ListVersions {
  /** The version of each noun's list: a safe integer that each write of the noun raises. It never falls. */
  all(): Promise<Readonly<Record<Noun, number>>>;
}
