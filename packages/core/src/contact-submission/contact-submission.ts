import * as v from "valibot";
import { isRecordId } from "../shared/record-id.ts";

/** The id of a contact submission: a whole number from 0 to 2^53 - 1, unique in its list. */
export type ContactSubmissionId = number;

/** A stored submission. Notes may be absent in what an older site wrote, and count as empty. */
export const contactSubmissionSchema = v.object({
  fullName: v.string(),
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  notes: v.optional(v.string(), ""),
  id: v.custom<ContactSubmissionId>(isRecordId),
  /** The moment of sending, as an ISO 8601 date-time in UTC. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

/** A message that a visitor wrote to the practice (specification, section 3). */
export type ContactSubmission = Readonly<v.InferOutput<typeof contactSubmissionSchema>>;
