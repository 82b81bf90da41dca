import * as v from "valibot";
import { isoTimestampOf } from "../shared/clock.ts";
import { isRecordId } from "../shared/records.ts";
import { limitedText, nonBlankText, requiredText } from "../shared/validate.ts";
import { isEmailAddress } from "./email-address.ts";

/** A whole number from 0 to 2^53 - 1, unique in its list. */
export type ContactSubmissionId = number;

/** A stored message. Older versions of the site did not store notes. */
export const contactSubmissionSchema = v.object({
  fullName: v.string(),
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  notes: v.optional(v.string(), ""),
  id: v.custom<ContactSubmissionId>(isRecordId),
  /** ISO 8601, UTC. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

/** A visitor's message to the practice (specification, section 3). */
export type ContactSubmission = Readonly<v.InferOutput<typeof contactSubmissionSchema>>;

/** Maximum lengths. For `email`, it is the longest valid address; the others only catch mistakes. */
export const CONTACT_SUBMISSION_MAX_LENGTH = {
  fullName: 200,
  address: 400,
  phone: 60,
  email: 254,
  notes: 5000,
} as const;

const MAX_LENGTH = CONTACT_SUBMISSION_MAX_LENGTH;

/** Validates a visitor's input and trims its strings (specification, section 5). */
export const contactSubmissionDraftSchema = v.object({
  fullName: requiredText(MAX_LENGTH.fullName),
  address: requiredText(MAX_LENGTH.address),
  phone: requiredText(MAX_LENGTH.phone),
  email: v.pipe(nonBlankText, v.check(isEmailAddress)),
  notes: v.optional(limitedText(MAX_LENGTH.notes), ""),
});

/** A message as typed, before validation. */
export type ContactSubmissionDraft = v.InferInput<typeof contactSubmissionDraftSchema>;

export type ParsedContactSubmissionDraft = v.InferOutput<typeof contactSubmissionDraftSchema>;

/** Builds a message from a parsed draft. `now` is in milliseconds. */
export function contactSubmissionFrom(
  draft: ParsedContactSubmissionDraft,
  id: ContactSubmissionId,
  now: number,
): ContactSubmission {
  return { ...draft, id, timestamp: isoTimestampOf(now) };
}

/** The visitor's port to messages. It is write-only. */
export interface ContactSubmissionRepository {
  /** Stores the draft with an id and a timestamp. Retrying after an error stores it only once. */
  add(draft: ContactSubmissionDraft): Promise<void>;
}

export interface OwnMessagesListing {
  readonly messages: readonly ContactSubmission[];
  readonly deleted: readonly { readonly record: ContactSubmission; readonly deletedAt: string }[];
  /** True if nothing is stored, not even unreadable strings. */
  readonly isEmpty: boolean;
  readonly isDamaged: boolean;
}

/** Optional port for a backend in the visitor's own browser. */
export interface OwnMessages {
  list(): Promise<OwnMessagesListing>;

  /** Returns a JSON file with all messages, deleted ones, and unreadable strings as stored. */
  export(): Promise<string>;

  /** Erases all messages, including deleted ones, in one step. */
  erase(): Promise<void>;
}
