import { hash } from "node:crypto";
import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  type ParsedContactSubmissionDraft,
  ValidationError,
  validate,
} from "@inner-light/core";
import type { IdempotentMessages } from "@inner-light/core/server";
import { SqlList } from "./sql-list.ts";
import type { sqlMailOutbox } from "./sql-mail-outbox.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { MESSAGES } from "./stored-record.ts";

/** Takes visitors' messages. Notes the mail about each in its transaction, unless there is no outbox. */
export function sqlContactSubmissions(
  store: SqlStore,
  clock: Clock,
  outbox: ReturnType<typeof sqlMailOutbox> | null,
): ContactSubmissionRepository & IdempotentMessages {
  const messages = new SqlList(MESSAGES, clock);

  async function append(db: Queries, draft: ParsedContactSubmissionDraft, isSuspectedSpam: boolean) {
    const now = clock.now();
    const make = (nextId: () => number): readonly [ContactSubmission] => [contactSubmissionFrom(draft, nextId(), now)];
    const [submission] = await messages.appendNew(db, now, make, { isSuspectedSpam });
    await outbox?.add(db, submission);
    return submission;
  }

  /** Whether this draft was stored under a key. Throws `ValidationError` where another draft was. */
  async function isStored(db: Queries, key: string, draft: ParsedContactSubmissionDraft): Promise<boolean> {
    const receipts = db.selectFrom("receipt").select("draft_digest").where("key_digest", "=", hash("sha256", key));
    const receipt = await receipts.executeTakeFirst();
    if (receipt === undefined) return false;
    if (receipt.draft_digest === digestOf(draft)) return true;
    throw new ValidationError([{ field: "idempotencyKey", code: "reused" }]);
  }

  return {
    async add(draft) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      await store.write(["messages"], (db) => append(db, parsed, false));
    },

    async addOnce(key, draft, isSuspectedSpam = false) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      await store.write(["messages"], async (db) => {
        if (await isStored(db, key, parsed)) return;
        const { timestamp: sent_at } = await append(db, parsed, isSuspectedSpam);
        const receipt = { key_digest: hash("sha256", key), draft_digest: digestOf(parsed), sent_at };
        await db.insertInto("receipt").values(receipt).execute();
      });
    },

    async has(key, draft) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      const isSent = await store.read((db) => isStored(db, key, parsed));
      // SQLite goes on reading a file that was deleted or emptied. Committing notices, even without a change.
      if (isSent) await store.transact(async () => {});
      return isSent;
    },
  };
}

function digestOf(draft: ParsedContactSubmissionDraft): string {
  return hash("sha256", JSON.stringify(draft));
}
