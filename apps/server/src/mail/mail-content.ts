import {
  type ContactSubmission,
  DAY_MS,
  firstNameOf,
  isoTimestampOf,
  oneLine,
  SUSPECTED_SPAM_DAYS,
} from "@inner-light/core";
import type { SiteFacts } from "@inner-light/core/server";
import * as v from "valibot";

export type MailedSite = Pick<SiteFacts, "practiceName" | "siteUrl" | "timeZone">;

/** A mail lists at most this many messages, and counts the rest. */
const MOST_LISTED = 50;

/** Says how many messages have arrived, and nothing of what is in them. */
export function contentWithoutText({ length }: readonly ContactSubmission[], { practiceName, ...site }: MailedSite) {
  const [count, who, what] = length === 1 ? ["A", "A visitor has", "message"] : [length, "Visitors have", "messages"];
  const text = `${who} written to you.\n\nRead the ${what} here: ${inboxOf(site)}\n`;
  return { subject: `${count} new ${what} for ${practiceName}`, text };
}

/** The names, email addresses, phone numbers and texts. The owner's answer to a mail about one message goes to its sender. */
export function contentWithText(messages: readonly [ContactSubmission, ...ContactSubmission[]], site: MailedSite) {
  const [{ fullName, email }, ...others] = messages;
  const name = inHeader(firstNameOf(fullName));
  const canReply = others.length === 0 && v.EMAIL_REGEX.test(email);
  const entries = messages.map(
    (message) =>
      `${oneLine(message.fullName)} <${oneLine(message.email)}>, ${oneLine(message.phone)}, ${sentAt(message, site)}\n\n${quoted(message)}`,
  );
  if (entries.length > MOST_LISTED) entries.splice(MOST_LISTED, Infinity, `And ${entries.length - MOST_LISTED} more.`);
  entries.push(canReply ? `Reply to this mail to write to ${name}.` : "To answer, write to the address beside a name.");
  const who = others.length > 0 ? `${name} and ${others.length} more` : name;
  return {
    subject: `${who} wrote to ${site.practiceName}, ${sentAt(messages.at(-1) ?? messages[0], site)}`,
    text: [...entries, `Everything, with addresses: ${inboxOf(site)}\n`].join("\n\n"),
    ...(canReply && { replyTo: { name: inHeader(fullName), address: email } }),
  };
}

/** How many messages look like spam, the oldest first, and when they are deleted. */
export function contentAboutSpam(
  [oldest, ...others]: readonly [ContactSubmission, ...ContactSubmission[]],
  site: MailedSite,
) {
  const what = others.length > 0 ? `${others.length + 1} messages look like spam` : "1 message looks like spam";
  const deletedAt = Date.parse(oldest.timestamp) + SUSPECTED_SPAM_DAYS * DAY_MS;
  return {
    subject: `${what}, for ${site.practiceName}`,
    text: `${what}. Please have a look, in case a person wrote one: ${inboxOf(site)}
Each is deleted for good ${SUSPECTED_SPAM_DAYS} days after it was sent, the first on ${sentAt({ timestamp: isoTimestampOf(deletedAt) }, site)}.
`,
  };
}

/** A mark before each line, so that no text can look like the next visitor's. */
function quoted({ notes }: ContactSubmission): string {
  return (notes.trim() || "(no notes)").replace(/^/gm, "> ");
}

/** A name as mail programs show it: without the beginning of an encoded word (RFC 2047), which they would decode. */
function inHeader(name: string): string {
  return oneLine(name).replaceAll("=?", "= ?");
}

function inboxOf({ siteUrl }: Pick<MailedSite, "siteUrl">): string {
  return siteUrl === null ? "the page /admin of your site" : `${siteUrl}/admin`;
}

/** "May 1 at 8:00 AM EDT" in the practice's time zone, or else the server's. */
function sentAt({ timestamp }: Pick<ContactSubmission, "timestamp">, { timeZone }: MailedSite): string {
  const parts = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const format = new Intl.DateTimeFormat("en-US", { ...parts, timeZone: timeZone ?? undefined });
  return format.format(new Date(timestamp)).replaceAll("\u202f", " ");
}
