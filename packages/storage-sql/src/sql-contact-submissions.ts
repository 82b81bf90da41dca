import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionDraft,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  looksLikeSpam,
  type SpamEvidence,
  validate,
} from "@inner-light/core";
import type { Selectable } from "kysely";
import { sha256 } from "./digest.ts";
import { type IdempotentContactSubmissions, reusedKey } from "./idempotent-contact-submissions.ts";
import { SqlList } from "./sql-list.ts";
import type { SqlMailOutbox } from "./sql-mail-outbox.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText, MESSAGES, SUSPECTED_SPAM } from "./stored-record.ts";
import type { Tables } from "./tables.ts";

type ParsedDraft = Parameters<typeof contactSubmissionFrom>[0];

/** Takes visitors' messages, and notes each one's mail to the owner in the same transaction. Spam causes no mail. */
export class SqlContactSubmissions implements IdempotentContactSubmissions {
  readonly #store: SqlStore;
  readonly #clock: Clock;
  readonly #outbox: SqlMailOutbox | null;
  readonly #messages: SqlList<ContactSubmission>;
  readonly #suspectedSpam: SqlList<ContactSubmission>;

  /** Without an outbox, no mails are noted. */
  constructor(store: SqlStore, clock: Clock, outbox: SqlMailOutbox | null) {
    this.#store = store;
    this.#clock = clock;
    this.#messages = new SqlList(MESSAGES, clock);
    this.#suspectedSpam = new SqlList(SUSPECTED_SPAM, clock);
    this.#outbox = outbox;
  }

  async add(draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    return this.#store.write(["messages"], (db) => this.#append(db, parsed, evidence));
  }

  async addOnce(key: string, draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const digests = { key_digest: sha256(key), draft_digest: sha256(JSON.stringify(parsed)) };
    const receipt = await this.#store.read((db) => findReceipt(db, digests.key_digest));
    if (receipt !== undefined) return submissionOf(receipt, digests.draft_digest, parsed);
    return this.#store.write(["messages"], async (db) => {
      // The same request may have been stored between the first look and this transaction.
      const racing = await findReceipt(db, digests.key_digest);
      if (racing !== undefined) return submissionOf(racing, digests.draft_digest, parsed);
      const submission = await this.#append(db, parsed, evidence);
      const { id, timestamp } = submission;
      await db
        .insertInto("receipt")
        .values({ ...digests, message_id: idText(id), sent_at: timestamp })
        .execute();
      return submission;
    });
  }

  async #append(db: Queries, draft: ParsedDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const isSpam = looksLikeSpam(evidence);
    const list = isSpam ? this.#suspectedSpam : this.#messages;
    const now = this.#clock.now();
    const nextId = await list.freeIds(db, now);
    const submission = contactSubmissionFrom(draft, nextId(), now);
    await list.append(db, [{ value: submission }]);
    if (!isSpam) await this.#outbox?.add(db, submission);
    return submission;
  }
}

function findReceipt(db: Queries, keyDigest: string) {
  return db.selectFrom("receipt").selectAll().where("key_digest", "=", keyDigest).executeTakeFirst();
}

function submissionOf(
  receipt: Selectable<Tables["receipt"]>,
  draftDigest: string,
  draft: ParsedDraft,
): ContactSubmission {
  if (receipt.draft_digest !== draftDigest) throw reusedKey();
  return contactSubmissionFrom(draft, Number(receipt.message_id), Date.parse(receipt.sent_at));
}
