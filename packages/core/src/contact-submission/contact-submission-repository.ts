import type { Listing, Unsubscribe } from "../shared/listing.ts";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";
import type { ContactSubmissionDraft } from "./contact-submission-draft.ts";

/** Where visitors' messages are kept. The promises are those of `CalendarEventRepository`. */
export interface ContactSubmissionRepository {
  /** All submissions, in the order in which they were sent. */
  list(): Promise<Listing<ContactSubmission>>;

  /** Stores the draft with an id and the moment of sending. Rejects with `ValidationError` or a storage error. */
  add(draft: ContactSubmissionDraft): Promise<ContactSubmission>;

  /** Removes one submission. Rejects with `NotFoundError` if it is not there, or a storage error. */
  remove(id: ContactSubmissionId): Promise<void>;

  /**
   * Puts a submission back that was removed, as it was, with its moment of sending; under its own id, or if another
   * has that by now, under the next free one. Its texts are not judged by the rules of `add`, but what could not be
   * read again once it is stored, for an id or a timestamp that is none, is refused with `ValidationError`. Rejects with
   * that or a storage error.
   */
  restore(submission: ContactSubmission): Promise<ContactSubmission>;

  /** Calls the listener after every change to the list, made here or, where the store can tell, elsewhere. */
  subscribe(listener: () => void): Unsubscribe;
}
