import {
  CONTACT_SUBMISSIONS_KEY,
  type ContactSubmission,
  type ContactSubmissionId,
  contactSubmissionSchema,
} from "../contact-submission/contact-submission.ts";
import {
  type ContactSubmissionDraft,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
} from "../contact-submission/contact-submission-draft.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { NotFoundError } from "../shared/errors.ts";
import type { Listing, Unsubscribe } from "../shared/listing.ts";
import { validate } from "../shared/validate.ts";
import { InMemoryList } from "./in-memory-list.ts";

export interface InMemoryContactSubmissionRepositoryOptions {
  readonly clock?: Clock;
  /** The submissions it begins with. Without them nothing was ever stored. */
  readonly submissions?: readonly ContactSubmission[];
}

/** Messages that are gone with the page. */
export class InMemoryContactSubmissionRepository implements ContactSubmissionRepository {
  readonly #clock: Clock;
  readonly #list: InMemoryList<ContactSubmission>;

  constructor({ clock = systemClock, submissions }: InMemoryContactSubmissionRepositoryOptions = {}) {
    this.#clock = clock;
    this.#list = new InMemoryList(submissions);
  }

  async list(): Promise<Listing<ContactSubmission>> {
    return this.#list.listing();
  }

  async add(draft: ContactSubmissionDraft): Promise<ContactSubmission> {
    const checked = validate(contactSubmissionDraftSchema, draft);
    const now = this.#clock.now();
    return this.#list.add(now, (id) => contactSubmissionFrom(checked, id, now));
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    if (!this.#list.remove(id)) throw new NotFoundError("No such submission", CONTACT_SUBMISSIONS_KEY, "remove");
  }

  async restore(submission: ContactSubmission): Promise<ContactSubmission> {
    return this.#list.restore(validate(contactSubmissionSchema, submission));
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#list.subscribe(listener);
  }
}
