import * as v from "valibot";
import { isoTimestampOf } from "../shared/clock.ts";
import { limitedText, nonBlankText, requiredText } from "../shared/validate.ts";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";
import { isEmailAddress } from "./email-address.ts";

/**
 * The longest text of each field of a draft, in characters. The email's limit is that of an address;
 * the others only catch mistakes.
 */
export const CONTACT_SUBMISSION_MAX_LENGTH = {
  fullName: 200,
  address: 400,
  phone: 60,
  email: 254,
  notes: 5000,
} as const;

const MAX_LENGTH = CONTACT_SUBMISSION_MAX_LENGTH;

/** What a visitor enters (specification, section 5); trims and limits it. */
export const contactSubmissionDraftSchema = v.object({
  fullName: requiredText(MAX_LENGTH.fullName),
  address: requiredText(MAX_LENGTH.address),
  phone: requiredText(MAX_LENGTH.phone),
  email: v.pipe(nonBlankText, v.check(isEmailAddress)),
  notes: v.optional(limitedText(MAX_LENGTH.notes), ""),
});

/** A message as typed, before validation. */
export type ContactSubmissionDraft = v.InferInput<typeof contactSubmissionDraftSchema>;

/** A draft that keeps the rules. */
export type ParsedContactSubmissionDraft = v.InferOutput<typeof contactSubmissionDraftSchema>;

/** The submission that a parsed draft becomes when it is sent at `now`, in milliseconds. */
export function contactSubmissionFrom(
  draft: ParsedContactSubmissionDraft,
  id: ContactSubmissionId,
  now: number,
): ContactSubmission {
  return { ...draft, id, timestamp: isoTimestampOf(now) };
}
