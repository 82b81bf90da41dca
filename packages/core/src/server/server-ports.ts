import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";

export const OWNER_SESSION_IDLE_MS = 30 * 60_000;

export const OWNER_SESSION_MAX_MS = 12 * 60 * 60_000;

/** Stores the owner's sessions. `tokenHash` is SHA-256 in hexadecimal. The store never sees the token. */
export interface OwnerSessions {
  /** Starts a session. Resolves to false if the password has changed, because that ends all sessions. */
  start(tokenHash: string, passwordHash: string): Promise<boolean>;

  /** Resolves to true if the session is open. `isUse` restarts the idle timer; polling passes false. */
  check(tokenHash: string, isUse: boolean): Promise<boolean>;
}

/** Returns whether a session is open. Times are in milliseconds. */
export function isOwnerSessionOpen(startedAt: number, usedAt: number, now: number): boolean {
  return now - usedAt < OWNER_SESSION_IDLE_MS && now - startedAt < OWNER_SESSION_MAX_MS;
}

/** Accepts messages from clients that retry after a lost response. */
export interface IdempotentMessages {
  /** Stores a draft once per key within `RECEIPT_DAYS`. Another draft under the key is a `ValidationError`. */
  addOnce(key: string, draft: ContactSubmissionDraft, isSuspectedSpam?: boolean): Promise<void>;

  /** Resolves to true if this draft was stored under the key. Rejects like `addOnce`. */
  has(key: string, draft: ContactSubmissionDraft): Promise<boolean>;
}

/** How long a server remembers a message's key. */
export const RECEIPT_DAYS = 7;

/** Lets a server notice changes that another server made. */
export interface ListVersions {
  /** Each write to a list increases its version, a safe integer. */
  all(): Promise<Readonly<Record<Noun, number>>>;
}
