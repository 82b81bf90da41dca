import {
  type BackupEntries,
  type Clock,
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionId,
  type ContactSubmissionRepository,
  compareNewestFirst,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  contactSubmissionSchema,
  type DeletedRecord,
  firstFreeId,
  type Inbox,
  type InboxMessage,
  NotFoundError,
  parseArray,
  READ_MESSAGES_ENTRY_NAME,
  validate,
} from "@inner-light/core";
import { MemoryList } from "./memory-list.ts";
import type { MemoryStore } from "./memory-store.ts";

/** The visitor's port and the owner's, on one list. */
export class MemoryMessages implements ContactSubmissionRepository, Inbox {
  readonly #store: MemoryStore;
  readonly #clock: Clock;
  readonly #submissions: MemoryList<ContactSubmission>;

  constructor(store: MemoryStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#submissions = new MemoryList(store, "messages", contactSubmissionSchema);
  }

  async add(draft: ContactSubmissionDraft): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const now = this.#clock.now();
    const submission = contactSubmissionFrom(
      parsed,
      firstFreeId(now, this.#submissions.takenIds(), this.#readIds()),
      now,
    );
    this.#submissions.append([submission]);
    return submission;
  }

  async list(): Promise<readonly InboxMessage[]> {
    const read = this.#readIds();
    const messages = this.#submissions.read().map((submission) => ({ ...submission, isRead: read.has(submission.id) }));
    return messages.sort(compareNewestFirst);
  }

  async setRead(id: ContactSubmissionId, isRead: boolean): Promise<void> {
    this.#submissions.find(id);
    this.#store.replace({ ...this.#store.entries, ...this.#marked(id, isRead) }, "messages");
  }

  async remove(id: ContactSubmissionId): Promise<void> {
    this.#submissions.remove([id], this.#clock.now());
  }

  async restore(id: ContactSubmissionId): Promise<InboxMessage> {
    const isRead = this.#readIds().has(id);
    const [submission] = this.#submissions.restore([id], this.#clock.now(), ([restored]) =>
      this.#marked(restored?.id ?? id, isRead),
    );
    if (submission === undefined) throw new NotFoundError("No such message was removed");
    return { ...submission, isRead };
  }

  async listDeleted(): Promise<readonly DeletedRecord<InboxMessage>[]> {
    const read = this.#readIds();
    return this.#submissions.deleted(this.#clock.now()).map(({ record, deletedAt }) => ({
      record: { ...record, isRead: read.has(record.id) },
      deletedAt,
    }));
  }

  #readIds(): Set<unknown> {
    return new Set(parseArray(this.#store.entries[READ_MESSAGES_ENTRY_NAME] ?? "[]"));
  }

  /** The entry of the read marks, where a removed message keeps its own, once this message is marked. */
  #marked(id: ContactSubmissionId, isRead: boolean): BackupEntries {
    const ids = this.#readIds();
    if (isRead) ids.add(id);
    else ids.delete(id);
    return { [READ_MESSAGES_ENTRY_NAME]: JSON.stringify([...ids]) };
  }
}
