import { hash } from "node:crypto";
import * as core from "@inner-light/core";
import type { IdempotentMessages } from "@inner-light/core/server";
import { inParts, SqlList } from "./sql-list.ts";
import type { sqlMailOutbox } from "./sql-mail-outbox.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText, MESSAGES, type RecordRow, type StoredRecord } from "./stored-record.ts";

export function sqlContactSubmissions(
  store: SqlStore,
  clock: core.Clock,
  outbox: ReturnType<typeof sqlMailOutbox> | null,
): core.ContactSubmissionRepository & IdempotentMessages {
  const messages = new SqlList(MESSAGES, clock);

  async function append(db: Queries, draft: core.ParsedContactSubmissionDraft, isSuspectedSpam: boolean) {
    const now = clock.now();
    const make = (nextId: () => number): readonly [core.ContactSubmission] => [
      core.contactSubmissionFrom(draft, nextId(), now),
    ];
    const [submission] = await messages.appendNew(db, now, make, { isSuspectedSpam });
    await outbox?.add(db, submission);
    return submission;
  }

  /** Throws `ValidationError` if the key was used for a different draft. */
  async function isStored(db: Queries, key: string, draft: core.ParsedContactSubmissionDraft): Promise<boolean> {
    const receipts = db.selectFrom("receipt").select("draft_digest").where("key_digest", "=", hash("sha256", key));
    const receipt = await receipts.executeTakeFirst();
    if (receipt === undefined) return false;
    if (receipt.draft_digest === digestOf(draft)) return true;
    throw new core.ValidationError([{ field: "idempotencyKey", code: "reused" }]);
  }

  return {
    async add(draft) {
      const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
      await store.write(["messages"], (db) => append(db, parsed, false));
    },

    async addOnce(key, draft, isSuspectedSpam = false) {
      const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
      await store.write(["messages"], async (db) => {
        if (await isStored(db, key, parsed)) return;
        const { timestamp: sent_at } = await append(db, parsed, isSuspectedSpam);
        const receipt = { key_digest: hash("sha256", key), draft_digest: digestOf(parsed), sent_at };
        await db.insertInto("receipt").values(receipt).execute();
      });
    },

    async has(key, draft) {
      const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
      const isSent = await store.read((db) => isStored(db, key, parsed));
      // SQLite still reads a deleted file. Only a commit notices the deletion.
      if (isSent) await store.transact(async () => {});
      return isSent;
    },
  };
}

function digestOf(draft: core.ParsedContactSubmissionDraft): string {
  return hash("sha256", JSON.stringify(draft));
}

const MARK_COLUMNS = { isRead: "is_read", isAnswered: "is_answered" } as const satisfies Record<
  core.MessageMark,
  string
>;

/** Messages per transaction. Keeps the log small, because the disk may be full. */
const ERASED_AT_ONCE = 50;

export function sqlInbox(
  store: SqlStore,
  clock: core.Clock,
): core.Inbox & core.SuspectedSpam & Pick<core.MessageIntake, "erase"> {
  const messages = new SqlList(MESSAGES, clock);
  const write = async (ids: readonly core.ContactSubmissionId[], change: (db: Queries) => Promise<void>) => {
    if (ids.length > 0) await store.write(["messages"], change);
  };
  const mark = (ids: readonly core.ContactSubmissionId[], marks: Partial<RecordRow>) =>
    write(ids, async (db) => {
      await messages.set(db, await messages.find(db, ids), marks);
      // The owner has seen these messages and does not need an email about them.
      for (const some of inParts(ids.map(idText)))
        await db.deleteFrom("outbox").where("message_id", "in", some).execute();
    });
  return {
    async list() {
      const stored = await store.read((db) => messages.read(db));
      return stored.map(messageOf).sort(core.compareNewestFirst);
    },
    mark: (ids, name, isSet) => mark(ids, { [MARK_COLUMNS[name]]: Number(isSet) }),
    setSuspected: (ids, isSuspected) => mark(ids, { is_suspected_spam: Number(isSuspected) }),
    remove: (ids) => write(ids, (db) => messages.remove(db, ids)),
    async erase(ids) {
      for (const some of inParts(ids.map(idText), ERASED_AT_ONCE)) {
        await store.write(["messages"], (db) =>
          db.deleteFrom("record").where("noun", "=", "messages").where("id", "in", some).execute(),
        );
      }
    },
  };
}

export function messageOf({ record, row }: StoredRecord<core.ContactSubmission>): core.InboxMessage {
  const marks = { isRead: row.is_read === 1, isAnswered: row.is_answered === 1 };
  return { ...record, ...marks, ...(row.is_suspected_spam === 1 && { isSuspectedSpam: true }) };
}
