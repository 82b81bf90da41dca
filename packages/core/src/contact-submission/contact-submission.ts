import * as v from "valibot";
import { isoTimestampOf } from "../shared/clock.ts";
import { isRecordId } from "../shared/records.ts";
import { limitedText, nonBlankText, requiredText } from "../shared/validate.ts";
import { isEmailAddress } from "./email-address.ts";

/** The id of a contact submission: a whole number from 0 to 2^53 - 1, unique in its list. */
export type ContactSubmissionId = number;

/** A stored submission. Missing notes, from an older version of the site, count as empty. */
export const contactSubmissionSchema = v.object({
  fullName: v.string(),
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  notes: v.optional(v.string(), ""),
  id: v.custom<ContactSubmissionId>(isRecordId),
  /** When it was sent, as an ISO 8601 date-time in UTC. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

/** A message that a visitor wrote to the practice (specification, section 3). */
export type ContactSubmission = Readonly<v.InferOutput<typeof contactSubmissionSchema>>;

/** The maximum length of each field. The limit for emails is the longest address; the others only catch mistakes. */
export const CONTACT_SUBMISSION_MAX_LENGTH = {
  fullName: 200,
  address: 400,
  phone: 60,
  email: 254,
  notes: 5000,
} as const;

const MAX_LENGTH = CONTACT_SUBMISSION_MAX_LENGTH;

/** A visitor's input (specification, section 5); trims strings and limits their length. */
export const contactSubmissionDraftSchema = v.object({
  fullName: requiredText(MAX_LENGTH.fullName),
  address: requiredText(MAX_LENGTH.address),
  phone: requiredText(MAX_LENGTH.phone),
  email: v.pipe(nonBlankText, v.check(isEmailAddress)),
  notes: v.optional(limitedText(MAX_LENGTH.notes), ""),
});

/** A message as typed, before validation. */
export type ContactSubmissionDraft = v.InferInput<typeof contactSubmissionDraftSchema>;

/** A message after validation. */
export type ParsedContactSubmissionDraft = v.InferOutput<typeof contactSubmissionDraftSchema>;

/** The submission that results from sending a parsed draft at `now`, in milliseconds. */
export function contactSubmissionFrom(
  draft: ParsedContactSubmissionDraft,
  id: ContactSubmissionId,
  now: number,
): ContactSubmission {
  return { ...draft, id, timestamp: isoTimestampOf(now) };
}

/** The visitor's port to messages. It accepts messages, and never returns what visitors wrote. */
export interface ContactSubmissionRepository {
  /**
   * Stores the draft with an id and the time it was sent. Rejects with `ValidationError` or one of the backend's
   * errors. Idempotent after an error: the same draft, sent again, is stored only once.
   */
  add(draft: ContactSubmissionDraft): Promise<void>;
}

/** The messages that a backend in the visitor's own browser stores. */
export interface OwnMessagesListing {
  readonly messages: readonly ContactSubmission[];
  /** The removed messages that can still be restored, each as a `DeletedRecord`. */
  readonly deleted: readonly { readonly record: ContactSubmission; readonly deletedAt: string }[];
  /** Whether nothing is stored, not even unreadable strings. */
  readonly isEmpty: boolean;
  /** Whether there are also records or strings that cannot be read. */
  readonly isDamaged: boolean;
}

/** Optional port: the visitor's own messages, for a backend in the visitor's own browser. */
export interface OwnMessages {
  list(): Promise<OwnMessagesListing>;

  /** A JSON file with the `messages`, the removed ones, and everything unreadable as it is stored. */
  export(): Promise<string>;

  /** Erases all messages, including removed ones, and everything noted about them, in one step. */
  erase(): Promise<void>;
}
