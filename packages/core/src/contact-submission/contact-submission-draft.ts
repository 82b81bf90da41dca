import * as v from "valibot";
import { isoTimestampOf } from "../shared/clock.ts";
import { limitedText, nonBlankText, requiredText } from "../shared/validate.ts";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";

/**
 * The longest text of each field of a draft, in characters. The email's limit is the longest address that mail can be
 * sent to (RFC 5321, section 4.5.3.1.3); the others only catch mistakes.
 */
export const CONTACT_SUBMISSION_MAX_LENGTH = {
  fullName: 200,
  address: 400,
  phone: 60,
  email: 254,
  notes: 5000,
} as const;

const MAX_LENGTH = CONTACT_SUBMISSION_MAX_LENGTH;

/** Something, an @, something, a dot, something, without spaces. Quadratic, so it runs on short texts only. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a visitor enters (specification, section 5); trims and limits it. */
export const contactSubmissionDraftSchema = v.object({
  fullName: requiredText(MAX_LENGTH.fullName),
  address: requiredText(MAX_LENGTH.address),
  phone: requiredText(MAX_LENGTH.phone),
  email: v.pipe(nonBlankText, v.check(isEmail)),
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

function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH.email && EMAIL_PATTERN.test(email);
}
