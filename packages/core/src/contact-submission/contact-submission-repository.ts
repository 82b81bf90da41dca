import type { ContactSubmission } from "./contact-submission.ts";
import type { ContactSubmissionDraft } from "./contact-submission-draft.ts";
import type { SpamEvidence } from "./suspected-spam.ts";

/** The visitor's port to messages: it takes one, and never returns what other visitors wrote. */
export interface ContactSubmissionRepository {
  /**
   * Stores the draft with an id and the time of sending. Resolves once it is kept; rejects with `ValidationError` or an
   * error of the backend, and has stored nothing then. A backend with `SuspectedSpam` keeps what looks like spam there
   * and returns it alike; others ignore the evidence.
   */
  add(draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission>;
}
