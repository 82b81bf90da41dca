import type { ContactSubmissionDraft } from "./contact-submission-draft.ts";

/** The visitor's port to messages: it takes one, and returns nothing of what visitors wrote. */
export interface ContactSubmissionRepository {
  /**
   * Stores the draft with an id and the time of sending. Resolves once it is kept; rejects with `ValidationError` or an
   * error of the backend. Sent again unchanged after an error, it is stored once.
   */
  add(draft: ContactSubmissionDraft): Promise<void>;
}
