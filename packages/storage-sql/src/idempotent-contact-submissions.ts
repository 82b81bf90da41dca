import {
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  InnerLightError,
} from "@inner-light/core";

/** A visitor's port that takes the same message once, however often it is sent. */
export interface IdempotentContactSubmissions extends ContactSubmissionRepository {
  /**
   * Like `add`. Within `RECEIPT_DAYS`, a second call with the same key and draft returns the same submission and stores
   * nothing. Rejects with `IdempotencyKeyReusedError` if the draft is another one.
   */
  addOnce(key: string, draft: ContactSubmissionDraft): Promise<ContactSubmission>;
}

/** An idempotency key is remembered for this many days. */
export const RECEIPT_DAYS = 7;

/** Thrown when a key comes with another draft than the first time. Over HTTP, it is a 422. */
export class IdempotencyKeyReusedError extends InnerLightError {
  readonly code = "conflict";

  constructor() {
    super("Another message was sent with this key", { reason: "idempotency-key-reused" });
  }
}
