import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  hasCode,
  type IdempotentMessages,
  type ParsedContactSubmissionDraft,
  reusedKey,
  validate,
} from "@inner-light/core";
import { sql } from "kysely";
import { sha256 } from "./digest.ts";
import { SqlList } from "./sql-list.ts";
import type { SqlMailOutbox } from "./sql-mail-outbox.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText, MESSAGES } from "./stored-record.ts";

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

  async add(draft: ContactSubmissionDraft): Promise<void> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    await this.#store.write(["messages"], (db) => this.#append(db, parsed, false));
  }

  async addOnce(key: string, draft: ContactSubmissionDraft, isSuspectedSpam = false): Promise<void> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    try {
      await this.#store.write(["messages"], async (db) => {
        const submission = await this.#append(db, parsed, isSuspectedSpam);
        await addReceipt(db, { key: sha256(key), draft: digestOf(parsed) }, submission);
      });
    } catch (error) {
      // A key that was used before breaks the primary key of the receipts, which has undone everything.
      const isSent = await this.has(key, draft).catch((other: unknown) => {
        if (hasCode(other, "invalid")) throw other;
        return false;
      });
      if (!isSent) throw error;
    }
  }

  async has(key: string, draft: ContactSubmissionDraft): Promise<boolean> {
    const parsed = validate(contactSubmissionDraftSchema, draft);
    const receipt = await this.#store.read((db) =>
      db.selectFrom("receipt").select("draft_digest").where("key_digest", "=", sha256(key)).executeTakeFirst(),
    );
    if (receipt === undefined) return false;
    if (receipt.draft_digest !== digestOf(parsed)) throw reusedKey();
    // SQLite still reads what was in a file that was deleted or emptied. A commit rejects then, even one of nothing.
    await this.#store.transact(async () => {});
    return true;
  }

  async #append(
    db: Queries,
    draft: ParsedContactSubmissionDraft,
    isSuspectedSpam: boolean,
  ): Promise<ContactSubmission> {
    const now = this.#clock.now();
    const make = (nextId: () => number) => [contactSubmissionFrom(draft, nextId(), now)] as const;
    const [submission] = await this.#messages.appendNew(db, now, make, { isSuspectedSpam });
    if (!isSuspectedSpam) await this.#outbox?.add(db, submission);
    return submission;
  }
}

function digestOf(draft: ParsedContactSubmissionDraft): string {
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
