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
  looksLikeSpam,
  NotFoundError,
  parseArray,
  READ_MESSAGES_ENTRY_NAME,
  type SpamEvidence,
  validate,
} from "@inner-light/core";
import { MemoryList } from "./memory-list.ts";
import type { MemoryStore } from "./memory-store.ts";
import { MemorySuspectedSpam } from "./memory-suspected-spam.ts";

/** The visitor's port and the owner's, on one list. */
export class MemoryMessages implements ContactSubmissionRepository, Inbox {
  readonly #store: MemoryStore;
  readonly #clock: Clock;
  readonly #submissions: MemoryList<ContactSubmission>;
  readonly suspectedSpam: MemorySuspectedSpam;

  constructor(store: MemoryStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#submissions = new MemoryList(store, "messages", contactSubmissionSchema);
    this.suspectedSpam = new MemorySuspectedSpam(store, (submission) => this.#append(submission));
  }

  async add(draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const now = this.#clock.now();
    if (!looksLikeSpam(evidence)) return this.#append(contactSubmissionFrom(parsed, now, now));
    const submission = contactSubmissionFrom(parsed, firstFreeId(now, this.suspectedSpam.takenIds()), now);
    this.suspectedSpam.append(submission);
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

  /** Adds a message under its id, or the next free one. */
  #append(submission: ContactSubmission): ContactSubmission {
    const id = firstFreeId(submission.id, this.#submissions.takenIds(), this.#readIds());
    this.#submissions.append([{ ...submission, id }]);
    return { ...submission, id };
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
