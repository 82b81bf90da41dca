import * as v from "valibot";

/** What the page tells of how a message was written. Nothing follows from a missing value: older pages send none. */
export const spamEvidenceSchema = v.object({
  /** The text in the form's field that people cannot see. Programs fill in every field. */
  hiddenField: v.optional(v.string()),
  /** How long before the message was sent the first field of an empty form was filled in, in milliseconds. */
  msSinceFirstInput: v.optional(v.number()),
});

export type SpamEvidence = v.InferOutput<typeof spamEvidenceSchema>;

/** A message that takes less than this to write looks like spam, in milliseconds. */
const LEAST_MS = 3_000;

/** Whether a message looks as if a program wrote it. Autofill can look like one, too. */
export function looksLikeSpam({ hiddenField = "", msSinceFirstInput = LEAST_MS }: SpamEvidence): boolean {
  return hiddenField !== "" || msSinceFirstInput < LEAST_MS;
}
