import {
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  type SpamEvidence,
  ValidationError,
  validate,
} from "@inner-light/core";
import type { IdempotentMessages } from "../idempotent-messages.ts";

/** Receipts in memory, kept as long as the process runs. */
export class MemoryIdempotentMessages implements IdempotentMessages {
  readonly #repository: ContactSubmissionRepository;
  readonly #receipts = new Map<string, { readonly text: string; readonly sent: Promise<ContactSubmission> }>();

  constructor(repository: ContactSubmissionRepository) {
    this.#repository = repository;
  }

  async addOnce(key: string, draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const text = JSON.stringify(validate(contactSubmissionDraftSchema, draft));
    const receipt = this.#receipts.get(key);
    if (receipt !== undefined) {
      if (receipt.text === text) return receipt.sent;
      throw new ValidationError([
        { field: "idempotencyKey", code: "reused", message: "This key was used for another message" },
      ]);
    }
    const sent = this.#repository.add(draft, evidence);
    this.#receipts.set(key, { text, sent });
    // A message that could not be stored may be sent again.
    sent.catch(() => this.#receipts.delete(key));
    return sent;
  }
}
