import type { ContactSubmissionId } from "../contact-submission/contact-submission.ts";
import type { ReadMarks } from "../contact-submission/read-marks.ts";
import { Listeners } from "../shared/listeners.ts";
import type { Unsubscribe } from "../shared/listing.ts";

/** Marks that are gone with the page. */
export class InMemoryReadMarks implements ReadMarks {
  readonly #ids = new Set<ContactSubmissionId>();
  readonly #listeners = new Listeners();

  async list(): Promise<ReadonlySet<ContactSubmissionId>> {
    return new Set(this.#ids);
  }

  async mark(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    if (isRead) this.#ids.add(id);
    else this.#ids.delete(id);
    this.#listeners.notify();
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }
}
