import * as v from "valibot";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";

/** A message as the owner sees it. */
export interface InboxMessage extends ContactSubmission {
  readonly isRead: boolean;
  readonly isAnswered: boolean;
  /** True for a message that looks like spam, in a backend with `SuspectedSpam`. */
  readonly isSuspectedSpam?: boolean;
}

/** The owner's marks on a message. */
export type MessageMark = "isRead" | "isAnswered";

/** The owner's port to messages. Reads and writes keep the promises of `CalendarEventRepository`. */
export interface Inbox {
  /** All messages, newest first. */
  list(): Promise<readonly InboxMessage[]>;

  /** Sets or clears one mark on messages. Treats missing ids as `CalendarEventRepository.remove` does. */
  mark(ids: readonly ContactSubmissionId[], mark: MessageMark, isSet: boolean): Promise<void>;

  /** Deletes messages, as `CalendarEventRepository.remove` deletes events. */
  remove(ids: readonly ContactSubmissionId[]): Promise<void>;
}

/** Newest first: by time sent, then by id. Unreadable times come last. */
export function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  const sentAt = ({ timestamp }: ContactSubmission) => Date.parse(timestamp) || 0;
  return sentAt(b) - sentAt(a) || b.id - a.id;
}

/** Whether a message awaits the owner: not read, not answered, and not suspected spam. */
export function isUnread({ isRead, isAnswered, isSuspectedSpam }: InboxMessage): boolean {
  return !isRead && !isAnswered && !isSuspectedSpam;
}

/** Suspected spam is permanently deleted this many days after it was sent. */
export const SUSPECTED_SPAM_DAYS = 30;

/** Optional port for a backend that marks messages that look like spam. */
export interface SuspectedSpam {
  /** Corrects the spam mark on messages, as `Inbox.mark` does for other marks. */
  setSuspected(ids: readonly ContactSubmissionId[], isSuspected: boolean): Promise<void>;
}

/** When and why email to the owner began to fail: no connection, a wrong password, or the mail server's refusal. */
export const mailFailureSchema = v.object({
  since: v.string(),
  reason: v.picklist(["unreachable", "password", "refused"]),
});

export type MailFailure = Readonly<v.InferOutput<typeof mailFailureSchema>>;

/** The daily limit of messages, and the current email failure, if any. */
export const intakeStatusSchema = v.object({ messagesPerDay: v.number(), mailFailure: v.nullable(mailFailureSchema) });

/** Optional port for a backend that limits messages or emails them to the owner. */
export interface MessageIntake {
  status(): Promise<v.InferOutput<typeof intakeStatusSchema>>;

  /** Permanently deletes messages, whether listed or already deleted. Ignores unknown ids. */
  erase(ids: readonly ContactSubmissionId[]): Promise<void>;
}
