import * as v from "valibot";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";

export interface InboxMessage extends ContactSubmission {
  readonly isRead: boolean;
  readonly isAnswered: boolean;
  /** Only set by a backend with `SuspectedSpam`. */
  readonly isSuspectedSpam?: boolean;
}

export type MessageMark = "isRead" | "isAnswered";

/** The owner's port to messages. Reads and writes behave like those of `CalendarEventRepository`. */
export interface Inbox {
  list(): Promise<readonly InboxMessage[]>;

  /** Sets or clears a mark. Treats missing ids like `CalendarEventRepository.remove`. */
  mark(ids: readonly ContactSubmissionId[], mark: MessageMark, isSet: boolean): Promise<void>;

  /** Deletes messages like `CalendarEventRepository.remove`. */
  remove(ids: readonly ContactSubmissionId[]): Promise<void>;
}

/** Compares by timestamp, then id, newest first. Unreadable timestamps come last. */
export function compareNewestFirst(a: ContactSubmission, b: ContactSubmission): number {
  const sentAt = ({ timestamp }: ContactSubmission) => Date.parse(timestamp) || 0;
  return sentAt(b) - sentAt(a) || b.id - a.id;
}

/** Returns whether a message awaits the owner. Suspected spam never does. */
export function isUnread({ isRead, isAnswered, isSuspectedSpam }: InboxMessage): boolean {
  return !isRead && !isAnswered && !isSuspectedSpam;
}

/** Days until suspected spam is permanently deleted. */
export const SUSPECTED_SPAM_DAYS = 30;

/** Optional port for a backend with a spam filter. */
export interface SuspectedSpam {
  setSuspected(ids: readonly ContactSubmissionId[], isSuspected: boolean): Promise<void>;
}

/** When and why email to the owner started to fail. */
export const mailFailureSchema = v.object({
  since: v.string(),
  reason: v.picklist(["unreachable", "password", "refused"]),
});

export type MailFailure = Readonly<v.InferOutput<typeof mailFailureSchema>>;

/** The message limit per day, and the current email failure. */
export const intakeStatusSchema = v.object({ messagesPerDay: v.number(), mailFailure: v.nullable(mailFailureSchema) });

/** Optional port for a backend that limits messages or emails the owner. */
export interface MessageIntake {
  status(): Promise<v.InferOutput<typeof intakeStatusSchema>>;

  /** Permanently deletes messages, even those already deleted. Ignores unknown ids. */
  erase(ids: readonly ContactSubmissionId[]): Promise<void>;
}
