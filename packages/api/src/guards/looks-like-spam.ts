import * as v from "valibot";

/** What the page tells of how a message was written. Nothing follows from a missing value: older pages send none. */
export const spamEvidenceSchema = v.object({
  /** The text in the form's field that people cannot see. Programs fill in every field. */
  hiddenField: v.optional(v.string()),
  /** How long the page had been open when the message was sent, in milliseconds. */
  openMs: v.optional(v.number()),
});

export type SpamEvidence = v.InferOutput<typeof spamEvidenceSchema>;

/** A message that is sent sooner than this after its page was opened looks like spam, in milliseconds. */
const LEAST_OPEN_MS = 3_000;

/** Whether a message looks as if a program wrote it. Autofill can look like one, too. */
export function looksLikeSpam({ hiddenField = "", openMs = LEAST_OPEN_MS }: SpamEvidence): boolean {
  return hiddenField !== "" || openMs < LEAST_OPEN_MS;
}
