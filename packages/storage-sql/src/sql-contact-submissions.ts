import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  type IdempotentMessages,
  looksLikeSpam,
  reusedKey,
  type SpamEvidence,
  validate,
} from "@inner-light/core";
import { type Selectable, sql } from "kysely";
import { sha256 } from "./digest.ts";
import { SqlList } from "./sql-list.ts";
import type { SqlMailOutbox } from "./sql-mail-outbox.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText, MESSAGES, SUSPECTED_SPAM } from "./stored-record.ts";
import type { Tables } from "./tables.ts";

type ParsedDraft = Parameters<typeof contactSubmissionFrom>[0];

/** Takes visitors' messages, and notes each one's mail to the owner in the same transaction. Spam causes no mail. */
export class SqlContactSubmissions implements ContactSubmissionRepository, IdempotentMessages {
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
    return this.#store.writeMessage((db) => this.#append(db, parsed, evidence));
  }

  async addOnce(key: string, draft: ContactSubmissionDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const digests = { key: sha256(key), draft: sha256(JSON.stringify(parsed)) };
    try {
      return await this.#store.writeMessage(async (db) => {
        const submission = await this.#append(db, parsed, evidence);
        await addReceipt(db, digests, submission);
        return submission;
      });
    } catch (error) {
      // A key that was used before breaks the primary key of the receipts, which has undone everything.
      const receipt = await this.#store.read((db) => findReceipt(db, digests.key)).catch(() => undefined);
      if (receipt === undefined) throw error;
      return submissionOf(receipt, digests.draft, parsed);
    }
  }

  async #append(db: Queries, draft: ParsedDraft, evidence?: SpamEvidence): Promise<ContactSubmission> {
    const isSpam = looksLikeSpam(evidence);
    const list = isSpam ? this.#suspectedSpam : this.#messages;
    const now = this.#clock.now();
    const [submission] = await list.appendNew(db, now, (nextId) => [contactSubmissionFrom(draft, nextId(), now)]);
    if (!isSpam) await this.#outbox?.add(db, submission);
    return submission;
  }
}

interface Digests {
  readonly key: string;
  readonly draft: string;
}

/** Text instead of a built query, because every message runs it. */
async function addReceipt(db: Queries, { key, draft }: Digests, { id, timestamp }: ContactSubmission): Promise<void> {
  await sql`insert into receipt (key_digest, draft_digest, message_id, sent_at)
    values (${key}, ${draft}, ${idText(id)}, ${timestamp})`.execute(db);
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
