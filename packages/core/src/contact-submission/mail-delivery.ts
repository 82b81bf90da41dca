import * as v from "valibot";

/** Since when no mail to the owner goes out, and why: no connection, a wrong password, or a mail server that says no. */
export const mailFailureSchema = v.object({
  since: v.string(),
  reason: v.picklist(["unreachable", "password", "refused"]),
});

export type MailFailure = Readonly<v.InferOutput<typeof mailFailureSchema>>;

/** Optional port, for a backend that tells the owner of messages by mail. */
export interface MailDelivery {
  /** What keeps mail from going out; `null` while nothing does. */
  failure(): Promise<MailFailure | null>;
}
