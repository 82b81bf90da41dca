import type { ContactSubmissionId } from "./contact-submission.ts";

/** A message that looks like spam is deleted for good this many days after it was sent. */
export const SUSPECTED_SPAM_DAYS = 30;

/** Optional port, for a backend that marks messages that look like spam: the owner corrects the mark. */
export interface SuspectedSpam {
  /** Sets or clears the mark of messages in the inbox, as `Inbox.setRead` does. */
  setSuspected(ids: readonly ContactSubmissionId[], isSuspected: boolean): Promise<void>;
}
