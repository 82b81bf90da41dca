import type { ContactSubmissionDraft } from "../contact-submission/contact-submission-draft.ts";

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
