import {
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  type IdempotentMessages,
  reusedKey,
  type SpamEvidence,
  validate,
} from "@inner-light/core";

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
      if (receipt.text !== text) throw reusedKey();
      return receipt.sent;
    }
    const sent = this.#repository.add(draft, evidence);
    this.#receipts.set(key, { text, sent });
    // A message that could not be stored may be sent again.
    sent.catch(() => this.#receipts.delete(key));
    return sent;
  }
}
