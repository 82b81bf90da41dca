import { type ContactSubmission, firstNameOf, oneLine } from "@inner-light/core";
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

/** The names, email addresses and texts. The owner's answer to a mail about one message goes to its sender. */
export function contentWithText(messages: readonly [ContactSubmission, ...ContactSubmission[]], site: MailedSite) {
  const [{ fullName, email }, ...others] = messages;
  const name = firstNameOf(fullName);
  const canReply = others.length === 0 && v.EMAIL_REGEX.test(email);
  const entries = messages.map(
    (message) =>
      `${oneLine(message.fullName)} <${oneLine(message.email)}>, ${sentAt(message, site)}\n\n${quoted(message)}`,
  );
  if (entries.length > MOST_LISTED) entries.splice(MOST_LISTED, Infinity, `And ${entries.length - MOST_LISTED} more.`);
  entries.push(canReply ? `Reply to this mail to write to ${name}.` : "To answer, write to the address beside a name.");
  const who = others.length > 0 ? `${name} and ${others.length} more` : name;
  return {
    subject: `${who} wrote to ${site.practiceName}, ${sentAt(messages.at(-1) ?? messages[0], site)}`,
    text: [...entries, `Everything, with phone numbers and addresses: ${inboxOf(site)}\n`].join("\n\n"),
    ...(canReply && { replyTo: { name: oneLine(fullName), address: email } }),
  };
}

/** A mark before each line, so that no text can look like the next visitor's. */
function quoted({ notes }: ContactSubmission): string {
  return (notes.trim() || "(no notes)").replace(/^/gm, "> ");
}

function inboxOf({ siteUrl }: Pick<MailedSite, "siteUrl">): string {
  return siteUrl === null ? "the page /admin of your site" : `${siteUrl}/admin`;
}

/** "May 1 at 8:00 AM EDT" in the practice's time zone, or else the server's. */
function sentAt({ timestamp }: ContactSubmission, { timeZone }: MailedSite): string {
  const parts = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const format = new Intl.DateTimeFormat("en-US", { ...parts, timeZone: timeZone ?? undefined });
  return format.format(new Date(timestamp)).replaceAll("\u202f", " ");
}
