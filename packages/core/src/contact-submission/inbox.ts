import type { DeletedRecord } from "../shared/deleted-record.ts";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";

/** A message as the owner sees it. */
export interface InboxMessage extends ContactSubmission {
  readonly isRead: boolean;
}

/** The owner's port to messages. Reads and writes keep the promises of `CalendarEventRepository`. */
export interface Inbox {
  /** All messages, newest first. */
  list(): Promise<readonly InboxMessage[]>;

  /** Marks a message as read, or as unread again. Rejects with `NotFoundError` if it is not there. */
  setRead(id: ContactSubmissionId, isRead: boolean): Promise<void>;

  /** Removes one message, and keeps it for `DELETED_RECORDS_DAYS`. Rejects with `NotFoundError` if it is not there. */
  remove(id: ContactSubmissionId): Promise<void>;

  /** The removed messages that `restore` can put back, the last removed first. */
  listDeleted(): Promise<readonly DeletedRecord<InboxMessage>[]>;

  /**
   * Puts a removed message back, with its time of sending and its read mark, under its own id or the next free one.
   * Rejects with `NotFoundError` when it is no longer kept.
   */
  restore(id: ContactSubmissionId): Promise<InboxMessage>;
}

/** Newest first: by time of sending, then by id. An unreadable time counts as the oldest. */
export function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  const sentAt = ({ timestamp }: ContactSubmission) => Date.parse(timestamp) || 0;
  return sentAt(b) - sentAt(a) || b.id - a.id;
}

/** How many messages the owner has not read. */
export function countUnread(messages: readonly InboxMessage[]): number {
  return messages.filter(({ isRead }) => !isRead).length;
}
