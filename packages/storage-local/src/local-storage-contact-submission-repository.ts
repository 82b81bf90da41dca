import {
  type Clock,
  CONTACT_SUBMISSIONS_KEY,
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionId,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  contactSubmissionSchema,
  type Listing,
  readRecord,
  type Unsubscribe,
  validate,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { LocalCollection } from "./local-collection.ts";

/** Visitors' messages in the browser's local storage. */
export class LocalStorageContactSubmissionRepository implements ContactSubmissionRepository {
  readonly #clock: Clock;
  readonly #submissions: LocalCollection<ContactSubmission>;

  constructor(browser: BrowserCapabilities) {
    this.#clock = browser.clock;
    this.#submissions = new LocalCollection(browser, CONTACT_SUBMISSIONS_KEY, (value) =>
      readRecord(contactSubmissionSchema, value),
    );
  }

  async list(): Promise<Listing<ContactSubmission>> {
    return this.#submissions.listing();
  }

  async add(draft: ContactSubmissionDraft): Promise<ContactSubmission> {
    const checked = validate(contactSubmissionDraftSchema, draft);
    const now = this.#clock.now();
    return this.#submissions.add(now, (id) => contactSubmissionFrom(checked, id, now));
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    this.#submissions.remove(id);
  }

  async restore(submission: ContactSubmission): Promise<ContactSubmission> {
    return this.#submissions.restore(validate(contactSubmissionSchema, submission));
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#submissions.subscribe(listener);
  }
}
