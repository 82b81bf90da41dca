import * as core from "@inner-light/core";
import { MARK_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { quarantine, type SiteStorage, toStoredJson } from "./site-storage.ts";

export function localStorageContactSubmissionRepository(page: LocalStoragePage): core.ContactSubmissionRepository {
  return {
    async add(draft) {
      const parsed = core.validate(core.contactSubmissionDraftSchema, draft);
      const now = page.clock.now();
      const marked = Object.values(MARK_KEYS).flatMap((key) => idsUnder(page.storage, key));
      const reserved = new Set([...marked, ...page.deleted.messages.ids()]);
      page.messages.add(now, reserved, (nextId) => [core.contactSubmissionFrom(parsed, nextId(), now)]);
    },
  };
}

export function localStorageInbox({ messages, deleted, storage, changes }: LocalStoragePage): core.Inbox {
  return {
    async list() {
      return messages.list().toSorted(core.compareNewestFirst).map(marker(storage));
    },

    async mark(ids, name, isSet) {
      const listed = messages.inspect().records.map((record) => ({ record }));
      const marked = new Set(core.presentRecords(listed, ids).map(({ record }) => record.id));
      if (marked.size === 0) return;
      mark(storage, MARK_KEYS[name], marked, isSet);
      changes.publish("messages");
    },

    remove: async (ids) => deleted.messages.remove(ids),
  };
}

/** Returns a function that adds the owner's marks to a message. */
export function marker(storage: SiteStorage): (message: core.ContactSubmission) => core.InboxMessage {
  const read = new Set(idsUnder(storage, MARK_KEYS.isRead));
  const answered = new Set(idsUnder(storage, MARK_KEYS.isAnswered));
  return (message) => ({ ...message, isRead: read.has(message.id), isAnswered: answered.has(message.id) });
}

/** Marks are stored separately, because the message format is fixed (specification, section 3). */
function idsUnder(storage: SiteStorage, key: string): core.ContactSubmissionId[] {
  return core.parseArray(storage.get(key) ?? "")?.filter(core.isRecordId) ?? [];
}

function mark(storage: SiteStorage, key: string, ids: ReadonlySet<unknown>, isSet: boolean): void {
  const text = storage.get(key);
  const marks = core.parseArray(text ?? "");
  if (marks === undefined && text !== null) quarantine(storage, key, text);
  const others = marks?.filter((marked) => !ids.has(marked)) ?? [];
  storage.writeJson(key, toStoredJson(isSet ? [...others, ...ids] : others));
}
