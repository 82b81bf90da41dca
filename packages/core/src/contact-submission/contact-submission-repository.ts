import type { ContactSubmission } from "./contact-submission.ts";
import type { ContactSubmissionDraft } from "./contact-submission-draft.ts";

/** The visitor's port to messages: it takes one, and returns nothing of what visitors wrote. */
export interface ContactSubmissionRepository {
  /**
   * Stores the draft with an id and the time of sending. Resolves once it is kept; rejects with `ValidationError` or an
   * error of the backend. Sent again unchanged after an error, it is stored once.
   */
  add(draft: ContactSubmissionDraft): Promise<void>;
}

/** The messages that a backend in the visitor's own browser stores. */
export interface OwnMessagesListing {
  readonly messages: readonly ContactSubmission[];
  /** Those that were removed and can still be restored: a `DeletedRecord` each. */
  readonly deleted: readonly { readonly record: ContactSubmission; readonly deletedAt: string }[];
  /** Whether anything is kept at all, unreadable texts included. */
  readonly isEmpty: boolean;
  /** Whether there is more than these: records or texts that cannot be read. */
  readonly isDamaged: boolean;
}

/** Optional port: the visitor's own messages, where the backend is their own browser. */
export interface OwnMessages {
  list(): Promise<OwnMessagesListing>;

  /**
   * The text of a JSON file: an object with the `messages` as `list` returns them, those removed and still kept, and
   * everything unreadable as it is stored.
   */
  export(): Promise<string>;

  /** Erases the messages, the removed ones too, and everything noted about them, in one step. */
  erase(): Promise<void>;
}
