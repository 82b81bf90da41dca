import * as v from "valibot";
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

/** A message that looks like spam is deleted for good this many days after it was sent. */
export const SUSPECTED_SPAM_DAYS = 30;

/** Optional port, for a backend that marks messages that look like spam: the owner corrects the mark. */
export interface SuspectedSpam {
  /** Sets or clears the mark of messages in the inbox, as `Inbox.setRead` does. */
  setSuspected(ids: readonly ContactSubmissionId[], isSuspected: boolean): Promise<void>;
}

/** Since when no mail to the owner goes out, and why: no connection, a wrong password, or a mail server that says no. */
export const mailFailureSchema = v.object({
  since: v.string(),
  reason: v.picklist(["unreachable", "password", "refused"]),
});

export type MailFailure = Readonly<v.InferOutput<typeof mailFailureSchema>>;

/** How many messages a day there is room for, and what keeps mail from going out; `null` while nothing does. */
export const intakeStatusSchema = v.object({ messagesPerDay: v.number(), mailFailure: v.nullable(mailFailureSchema) });

/** Optional port, for a backend whose disk may fill up, or that tells the owner of messages by mail. */
export interface MessageIntake {
  status(): Promise<v.InferOutput<typeof intakeStatusSchema>>;

  /** Deletes messages for good, those in the list and those deleted before. An unknown id counts as deleted. */
  erase(ids: readonly ContactSubmissionId[]): Promise<void>;
}
