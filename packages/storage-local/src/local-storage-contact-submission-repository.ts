import {
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  validate,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** Takes visitors' messages into local storage. */
export class LocalStorageContactSubmissionRepository implements ContactSubmissionRepository {
  readonly #page: LocalStoragePage;

  constructor(page: LocalStoragePage) {
    this.#page = page;
  }

  async add(draft: ContactSubmissionDraft): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const now = this.#page.clock.now();
    const make = (nextId: () => number) => [contactSubmissionFrom(parsed, nextId(), now)] as const;
    const [message] = this.#page.messages.add(now, make, this.#page.marks.ids());
    return message;
  }
}
