import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  type IdempotentMessages,
  reusedKey,
  ValidationError,
  validate,
} from "@inner-light/core";
import { sql } from "kysely";
import { sha256 } from "./digest.ts";
import { SqlList } from "./sql-list.ts";
import type { SqlMailOutbox } from "./sql-mail-outbox.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText, MESSAGES } from "./stored-record.ts";

type ParsedDraft = Parameters<typeof contactSubmissionFrom>[0];

/** Takes visitors' messages, and notes each one's mail to the owner in the same transaction. Spam causes no mail. */
export class SqlContactSubmissions implements ContactSubmissionRepository, IdempotentMessages {
  readonly #store: SqlStore;
  readonly #clock: Clock;
  readonly #outbox: SqlMailOutbox | null;
  readonly #messages: SqlList<ContactSubmission>;

  /** Without an outbox, no mails are noted. */
  constructor(store: SqlStore, clock: Clock, outbox: SqlMailOutbox | null) {
    this.#store = store;
    this.#clock = clock;
    this.#messages = new SqlList(MESSAGES, clock);
    this.#outbox = outbox;
  }

  async add(draft: ContactSubmissionDraft): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    return this.#store.write(["messages"], (db) => this.#append(db, parsed, false));
  }

  async addOnce(key: string, draft: ContactSubmissionDraft, isSuspectedSpam = false): Promise<ContactSubmission> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    try {
      return await this.#store.write(["messages"], async (db) => {
        const submission = await this.#append(db, parsed, isSuspectedSpam);
        await addReceipt(db, { key: sha256(key), draft: digestOf(parsed) }, submission);
        return submission;
      });
    } catch (error) {
      // A key that was used before breaks the primary key of the receipts, which has undone everything.
      const sent = await this.find(key, draft).catch((other: unknown) => {
        if (other instanceof ValidationError) throw other;
        return null;
      });
      if (sent === null) throw error;
      return sent;
    }
  }

  async find(key: string, draft: ContactSubmissionDraft): Promise<ContactSubmission | null> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const receipt = await this.#store.read((db) =>
      db.selectFrom("receipt").selectAll().where("key_digest", "=", sha256(key)).executeTakeFirst(),
    );
    if (receipt === undefined) return null;
    if (receipt.draft_digest !== digestOf(parsed)) throw reusedKey();
    return contactSubmissionFrom(parsed, Number(receipt.message_id), Date.parse(receipt.sent_at));
  }

  async #append(db: Queries, draft: ParsedDraft, isSuspectedSpam: boolean): Promise<ContactSubmission> {
    const now = this.#clock.now();
    const make = (nextId: () => number) => [contactSubmissionFrom(draft, nextId(), now)] as const;
    const [submission] = await this.#messages.appendNew(db, now, make, { isSuspectedSpam });
    if (!isSuspectedSpam) await this.#outbox?.add(db, submission);
    return submission;
  }
}

function digestOf(draft: ParsedDraft): string {
  return sha256(JSON.stringify(draft));
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
