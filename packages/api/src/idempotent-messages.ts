import type { ContactSubmission, ContactSubmissionDraft, SpamEvidence } from "@inner-light/core";

/** The visitor's port to messages, for clients that repeat a request when its response is lost. */
export interface IdempotentMessages {
  /**
   * Stores a draft like `ContactSubmissionRepository.add`, once per key. For seven days, the same key with an equal draft
   * returns the submission of the first call, whatever the evidence. Rejects with `ValidationError` for the field
   * `idempotencyKey` when the key
   * was used for another draft. The receipt is written in the same transaction as the message.
   */
  addOnce(key: string, draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission>;
}
