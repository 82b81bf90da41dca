import {
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  type SpamEvidence,
  ValidationError,
} from "@inner-light/core";

/** A visitor's port that takes a message once, however often it is sent. */
export interface IdempotentContactSubmissions extends ContactSubmissionRepository {
  /**
   * Like `add`. Within `RECEIPT_DAYS`, a second call with the same key and an equal draft returns the same submission and
   * stores nothing, whatever the evidence. With another draft it rejects with `ValidationError` for the field
   * `idempotencyKey`, code `reused`.
   */
  addOnce(key: string, draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission>;
}

/** A key is remembered for this many days. */
export const RECEIPT_DAYS = 7;

/** The error for a key that came with another draft before. */
export function reusedKey(): ValidationError {
  return new ValidationError([
    { field: "idempotencyKey", code: "reused", message: "This key was used for another message" },
  ]);
}
