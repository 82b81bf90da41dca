import {
  type Clock,
  type ContactSubmission,
  type ContactSubmissionId,
  compareNewestFirst,
  type Inbox,
  type InboxMessage,
  type MessageIntake,
  type SuspectedSpam,
} from "@inner-light/core";
import { inParts, SqlList } from "./sql-list.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { idText, MESSAGES, type RecordRow, type StoredRecord } from "./stored-record.ts";

/** Messages that one transaction erases: the log stays small, since the disk may be full. */
const ERASED_AT_ONCE = 50;

export function sqlInbox(store: SqlStore, clock: Clock): Inbox & SuspectedSpam & Pick<MessageIntake, "erase"> {
  const messages = new SqlList(MESSAGES, clock);
  const write = async (ids: readonly ContactSubmissionId[], change: (db: Queries) => Promise<void>) => {
    if (ids.length > 0) await store.write(["messages"], change);
  };
  const mark = (ids: readonly ContactSubmissionId[], marks: Partial<RecordRow>) =>
    write(ids, async (db) => {
      await messages.set(db, await messages.find(db, ids), marks);
      // The owner has seen them, so they need no mail.
      for (const some of inParts(ids.map(idText)))
        await db.deleteFrom("outbox").where("message_id", "in", some).execute();
    });
  return {
    async list() {
      const stored = await store.read((db) => messages.read(db));
      return stored.map(messageOf).sort(compareNewestFirst);
    },
    setRead: (ids, isRead) => mark(ids, { is_read: Number(isRead) }),
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

/** A stored message as the owner sees it. */
export function messageOf({ record, row }: StoredRecord<ContactSubmission>): InboxMessage {
  return { ...record, isRead: row.is_read === 1, ...(row.is_suspected_spam === 1 && { isSuspectedSpam: true }) };
}
