import type { Unsubscribe } from "../shared/listing.ts";
import { CONTACT_SUBMISSIONS_KEY, type ContactSubmissionId } from "./contact-submission.ts";

/** Where the marks are kept: beside the messages, whose own form is fixed (specification, section 3). */
export const READ_MARKS_KEY = `${CONTACT_SUBMISSIONS_KEY}:read`;

/** Which of the visitors' messages the owner has read. */
export interface ReadMarks {
  /** The ids of what was read, of messages removed since too. What cannot be read counts as no mark. */
  list(): Promise<ReadonlySet<ContactSubmissionId>>;

  /** Marks a message as read, or as unread again. Rejects with a storage error, and nothing has changed then. */
  mark(id: ContactSubmissionId, isRead: boolean): Promise<void>;

  /** Calls the listener after every change to the marks, made here or, where the store can tell, elsewhere. */
  subscribe(listener: () => void): Unsubscribe;
}
