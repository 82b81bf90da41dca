import * as v from "valibot";
import type { ContactSubmissionId } from "./contact-submission.ts";

/** Since when no mail to the owner goes out, and why: no connection, a wrong password, or a mail server that says no. */
export const mailFailureSchema = v.object({
  since: v.string(),
  reason: v.picklist(["unreachable", "password", "refused"]),
});

export type MailFailure = Readonly<v.InferOutput<typeof mailFailureSchema>>;

/** How many messages a day there is room for, and what keeps mail from going out; `null` while nothing does. */
export const intakeStatusSchema = v.object({ messagesPerDay: v.number(), mailFailure: v.nullable(mailFailureSchema) });

/** Optional port, for a backend whose disk may fill up, or that tells the owner of messages by mail. */
export interface MessageIntake {
  status(): Promise<v.InferOutput<typeof intakeStatusSchema>>;

  /** Deletes messages for good, those in the list and those deleted before. An unknown id counts as deleted. */
  erase(ids: readonly ContactSubmissionId[]): Promise<void>;
}
