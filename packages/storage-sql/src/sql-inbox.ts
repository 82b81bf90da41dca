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
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { idText, MESSAGES, type RecordRow, type StoredRecord } from "./stored-record.ts";

/** Messages that one transaction erases: the log stays small, since the disk may be full. */
const ERASED_AT_ONCE = 50;

export function sqlInbox(store: SqlStore, clock: Clock): Inbox & SuspectedSpam & Pick<MessageIntake, "erase"> {
  const messages = new SqlList(MESSAGES, clock);
  const mark = (id: ContactSubmissionId, marks: Partial<RecordRow>) =>
    store.write(["messages"], async (db) => {
      for (const stored of await messages.find(db, [id])) await messages.set(db, stored, marks);
      // The owner has seen it, so it needs no mail.
      await db.deleteFrom("outbox").where("message_id", "=", idText(id)).execute();
    });
  return {
    async list() {
      const stored = await store.read((db) => messages.read(db));
      return stored.map(messageOf).sort(compareNewestFirst);
    },
    setRead: (id, isRead) => mark(id, { is_read: Number(isRead) }),
    setSuspected: (id, isSuspected) => mark(id, { is_suspected_spam: Number(isSuspected) }),
    remove: (id) => store.write(["messages"], (db) => messages.remove(db, [id])),
    async erase(ids) {
      for (let from = 0; from < ids.length; from += ERASED_AT_ONCE) {
        const some = ids.slice(from, from + ERASED_AT_ONCE).map(idText);
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
