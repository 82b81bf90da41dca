import * as core from "@inner-light/core";
import { MARK_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { quarantine, type SiteStorage, toStoredJson } from "./site-storage.ts";

export function localStorageContactSubmissionRepository(page: LocalStoragePage): core.ContactSubmissionRepository {
  return {
    async add(draft) {
      const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
      const now = page.clock.now();
      const reserved = new Set([...readMarks(page.storage), ...page.deleted.messages.ids()]);
      page.messages.add(now, reserved, (nextId) => [core.contactSubmissionFrom(parsed, nextId(), now)]);
    },
  };
}

export function localStorageInbox({ messages, deleted, storage, changes }: LocalStoragePage): core.Inbox {
  return {
    async list() {
      const listed = messages.list().toSorted(core.compareNewestFirst);
      const marks = readMarks(storage);
      return listed.map((message) => ({ ...message, isRead: marks.has(message.id) }));
    },

    async setRead(ids, isRead) {
      const listed = messages.inspect().records.map((record) => ({ record }));
      const marked = new Set(core.presentRecords(listed, ids).map(({ record }) => record.id));
      if (marked.size === 0) return;
      mark(storage, marked, isRead);
      changes.publish("messages");
    },

    remove: async (ids) => deleted.messages.remove(ids),
  };
}

/**
 * The ids of the messages that the owner has read, in an array beside the messages, whose own form is fixed (specification,
 * section 3). The mark of a deleted message stays for its return. Ignores unreadable marks.
 */
export function readMarks(storage: SiteStorage): ReadonlySet<core.ContactSubmissionId> {
  return new Set(core.parseArray(storage.get(MARK_KEYS.isRead) ?? "")?.filter(core.isRecordId));
}

function mark(storage: SiteStorage, ids: ReadonlySet<unknown>, isRead: boolean): void {
  const text = storage.get(MARK_KEYS.isRead);
  const marks = core.parseArray(text ?? "");
  if (marks === undefined && text !== null) quarantine(storage, MARK_KEYS.isRead, text);
  const others = marks?.filter((marked) => !ids.has(marked)) ?? [];
  storage.writeJson(MARK_KEYS.isRead, toStoredJson(isRead ? [...others, ...ids] : others));
}
