import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";

/** A message as the owner sees it. */
export interface InboxMessage extends ContactSubmission {
  readonly isRead: boolean;
  /** True for a message that looks like spam, in a backend with `SuspectedSpam`. */
  readonly isSuspectedSpam?: boolean;
}

/**
 * The owner's port to messages. Reads and writes keep the promises of `CalendarEventRepository`. A write of many messages
 * is one call.
 */
export interface Inbox {
  /** All messages, newest first. */
  list(): Promise<readonly InboxMessage[]>;

  /** Marks messages as read, or as unread again: all that are there, as `CalendarEventRepository.remove` finds them. */
  setRead(ids: readonly ContactSubmissionId[], isRead: boolean): Promise<void>;

  /** Deletes messages, as `CalendarEventRepository.remove` deletes events. */
  remove(ids: readonly ContactSubmissionId[]): Promise<void>;
}

/** Newest first: by time of sending, then by id. An unreadable time counts as the oldest. */
export function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  const sentAt = ({ timestamp }: ContactSubmission) => Date.parse(timestamp) || 0;
  return sentAt(b) - sentAt(a) || b.id - a.id;
}

/** How many messages the owner has not read, without those that look like spam. */
export function countUnread(messages: readonly InboxMessage[]): number {
  return messages.filter(({ isRead, isSuspectedSpam }) => !isRead && !isSuspectedSpam).length;
}
