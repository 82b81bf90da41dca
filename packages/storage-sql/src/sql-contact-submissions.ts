import { hash } from "node:crypto";
import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  hasCode,
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

  const repository: ContactSubmissionRepository & IdempotentMessages = {
    async add(draft) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      await store.write(["messages"], (db) => append(db, parsed, false));
    },

    async addOnce(key, draft, isSuspectedSpam = false) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      const digests = { key_digest: hash("sha256", key), draft_digest: digestOf(parsed) };
      try {
        await store.write(["messages"], async (db) => {
          const { timestamp } = await append(db, parsed, isSuspectedSpam);
          await db
            .insertInto("receipt")
            .values({ ...digests, sent_at: timestamp })
            .execute();
        });
      } catch (error) {
        // A key that was used before breaks the primary key of the receipts, which has undone everything.
        const isSent = await repository.has(key, draft).catch((other: unknown) => {
          if (hasCode(other, "invalid")) throw other;
          return false;
        });
        if (!isSent) throw error;
      }
    },

    async has(key, draft) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      const receipt = await store.read((db) =>
        db
          .selectFrom("receipt")
          .select("draft_digest")
          .where("key_digest", "=", hash("sha256", key))
          .executeTakeFirst(),
      );
      if (receipt === undefined) return false;
      if (receipt.draft_digest !== digestOf(parsed)) {
        throw new ValidationError([{ field: "idempotencyKey", code: "reused" }]);
      }
      // SQLite goes on reading a file that was deleted or emptied. Committing notices, even without a change.
      await store.transact(async () => {});
      return true;
    },
  };
  return repository;
}

function digestOf(draft: ParsedContactSubmissionDraft): string {
  return hash("sha256", JSON.stringify(draft));
}
