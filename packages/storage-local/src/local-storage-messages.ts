import {
  type ContactSubmissionId,
  type ContactSubmissionRepository,
  compareNewestFirst,
  contactSubmissionDraftSchema,
  contactSubmissionFrom,
  type Inbox,
  isRecordId,
  NotFoundError,
  parseArray,
  validate,
} from "@inner-light/core";
import { MARK_KEYS } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { quarantine } from "./quarantine.ts";
import type { SiteStorage } from "./site-storage.ts";
import { toStoredJson } from "./stored-json.ts";

/** Takes visitors' messages into local storage. */
export function localStorageContactSubmissionRepository(page: LocalStoragePage): ContactSubmissionRepository {
  return {
    async add(draft) {
      const parsed = validate(contactSubmissionDraftSchema, draft);
      const now = page.clock.now();
      const reserved = new Set([...readMarks(page.storage), ...page.deleted.messages.ids()]);
      page.messages.add(now, reserved, (nextId) => [contactSubmissionFrom(parsed, nextId(), now)]);
    },
  };
}

/** Visitors' messages in local storage, for the owner. */
export function localStorageInbox({ messages, deleted, storage, changes }: LocalStoragePage): Inbox {
  return {
    async list() {
      const listed = messages.list().toSorted(compareNewestFirst);
      const marks = readMarks(storage);
      return listed.map((message) => ({ ...message, isRead: marks.has(message.id) }));
    },

    async setRead(id, isRead) {
      if (!messages.inspect().records.some((message) => message.id === id)) throw new NotFoundError("No such message");
      mark(storage, id, isRead);
      changes.publish("messages");
    },

    remove: async (id) => deleted.messages.remove([id]),
  };
}

/**
 * The ids of the messages that the owner has read: an array beside the messages, whose own form is fixed
 * (specification, section 3). The mark of a deleted message stays, for its return. Marks that cannot be read are ignored.
 */
export function readMarks(storage: SiteStorage): ReadonlySet<ContactSubmissionId> {
  return new Set(parseArray(storage.get(MARK_KEYS.isRead) ?? "")?.filter(isRecordId));
}

function mark(storage: SiteStorage, id: ContactSubmissionId, isRead: boolean): void {
  const text = storage.get(MARK_KEYS.isRead);
  const marks = parseArray(text ?? "");
  if (marks === undefined && text !== null) quarantine(storage, MARK_KEYS.isRead, text);
  const others = marks?.filter((marked) => marked !== id) ?? [];
  storage.writeJson(MARK_KEYS.isRead, toStoredJson(isRead ? [...others, id] : others));
}
