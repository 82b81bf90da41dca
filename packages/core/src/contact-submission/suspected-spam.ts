import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";
import type { InboxMessage } from "./inbox.ts";

/** What the page tells of how a message was written. A missing value changes nothing. */
export interface SpamEvidence {
  /** The text in the form's field that people cannot see. Programs fill in every field. */
  readonly hiddenField?: string | undefined;
  /** How long the page had been open when the message was sent, in milliseconds. */
  readonly openMs?: number | undefined;
}

/** A message that is sent sooner than this after its page was opened looks like spam, in milliseconds. */
export const LEAST_OPEN_MS = 3_000;

/** A message that looks like spam is deleted for good this many days after it was sent. */
export const SUSPECTED_SPAM_DAYS = 30;

/** Whether a message looks as if a program wrote it. Autofill can look like one, too. */
export function looksLikeSpam({ hiddenField = "", openMs = LEAST_OPEN_MS }: SpamEvidence = {}): boolean {
  return hiddenField !== "" || openMs < LEAST_OPEN_MS;
}

/**
 * Optional port: the owner's folder for messages that look like spam. Backups neither contain the folder nor change it.
 * Reads and writes keep the promises of `Inbox`.
 */
export interface SuspectedSpam {
  /** All messages of the folder, newest first. */
  list(): Promise<readonly ContactSubmission[]>;

  /**
   * Moves a message to the inbox, as unread, under its own id or the next free one. Rejects with `NotFoundError` if it is
   * not there.
   */
  accept(id: ContactSubmissionId): Promise<InboxMessage>;

  /** Removes a message, so that `restore` can put it back. Rejects with `NotFoundError` if it is not there. */
  remove(id: ContactSubmissionId): Promise<void>;

  /** Puts a removed message back into the folder. Rejects with `NotFoundError` when it is no longer kept. */
  restore(id: ContactSubmissionId): Promise<ContactSubmission>;
}
