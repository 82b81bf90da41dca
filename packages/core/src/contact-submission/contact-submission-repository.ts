import type { ContactSubmission } from "./contact-submission.ts";
import type { ContactSubmissionDraft } from "./contact-submission-draft.ts";

/** The visitor's port to messages: it takes one, and never returns what other visitors wrote. */
export interface ContactSubmissionRepository {
  /**
   * Stores the draft with an id and the time of sending. Resolves once it is kept; rejects with `ValidationError` or an
   * error of the backend, and has stored nothing then.
   */
  add(draft: ContactSubmissionDraft): Promise<ContactSubmission>;
}
