import * as v from "valibot";
import { isoTimestampOf } from "../shared/clock.ts";
import { required } from "../shared/validate.ts";
import type { ContactSubmission, ContactSubmissionId } from "./contact-submission.ts";

/**
 * The most characters a form takes for each text of a submission. The e-mail's limit is the longest
 * address that mail can be sent to (RFC 5321, section 4.5.3.1.3), and is a rule; the others only keep a slip out.
 */
export const CONTACT_SUBMISSION_MAX_LENGTH = {
  fullName: 200,
  address: 400,
  phone: 60,
  email: 254,
  notes: 5000,
} as const;

/** Something, an @, something, a dot, something, without spaces. Only ever run on a text of limited length. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a visitor must give, and the exact sentence for what is missing (specification, section 5). */
export const contactSubmissionDraftSchema = v.object({
  fullName: required("Full name is required"),
  address: required("Address is required"),
  phone: required("Phone number is required"),
  email: v.pipe(required("Email is required"), v.check(isEmail, "Please enter a valid email address")),
  notes: v.optional(v.string(), ""),
});

/** A message as typed, before anybody checked it. */
export type ContactSubmissionDraft = v.InferInput<typeof contactSubmissionDraftSchema>;

/** The submission that a checked draft becomes when it is sent at the moment `now`. */
export function contactSubmissionFrom(
  draft: v.InferOutput<typeof contactSubmissionDraftSchema>,
  id: ContactSubmissionId,
  now: number,
): ContactSubmission {
  const { fullName, address, phone, email, notes } = draft;
  return { fullName, address, phone, email, notes, id, timestamp: isoTimestampOf(now) };
}

function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= CONTACT_SUBMISSION_MAX_LENGTH.email && EMAIL_PATTERN.test(email);
}
