import {
  type ContactSubmission,
  DAY_MS,
  isEmailAddress,
  isoTimestampOf,
  oneLine,
  SUSPECTED_SPAM_DAYS,
} from "@inner-light/core";
import type { OwnerMails, SiteFacts } from "@inner-light/core/server";
import { fill, isolated } from "../src/site/fill.ts";
import { formatPlural, type PluralForms } from "../src/site/format-plural.ts";
import { isRightToLeft } from "../src/site/language-data.ts";
import type { Site } from "../src/site/resolve-site.ts";
import { ownerMails } from "../words/mails.ts";

/** An email lists this many messages and only counts the rest. */
const MOST_LISTED = 50;

const { arrived, written, spam } = ownerMails;

/** Writes emails to the owner in the site's words. */
export function createOwnerMails(
  site: Pick<SiteFacts, "practiceName" | "siteUrl"> & Pick<Site, "timeZone" | "language">,
): OwnerMails {
  const { language } = site;
  const isolate = isRightToLeft(language) ? isolated : (text: string) => text;
  const practice = isolate(site.practiceName);
  const plural = (forms: PluralForms, count: number, values?: Readonly<Record<string, string>>) =>
    formatPlural(forms, count, language, values);
  const inbox = site.siteUrl === null ? ownerMails.inbox : `${site.siteUrl}/admin`;

  /** "May 1 at 8:00 AM EDT", in the server's time zone if the practice has none. */
  const sentAt = ({ timestamp }: Pick<ContactSubmission, "timestamp">) => {
    const parts = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
    const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: site.timeZone ?? undefined });
    return isolate(format.format(new Date(timestamp)).replaceAll("\u202f", " "));
  };

  return {
    withoutText: ({ length }) => ({
      subject: plural(arrived.subject, length, { practice }),
      text: `${plural(arrived.text, length, { inbox })}\n`,
    }),

    withText(messages) {
      const [{ fullName, email }, ...others] = messages;
      const name = isolate(inHeader(fullName));
      // Many mail servers reject non-ASCII letters before the @.
      const canReply = others.length === 0 && isEmailAddress(email) && /^\p{ASCII}*@/u.test(email);
      const entries = messages.map(
        (message) =>
          `${isolate(oneLine(message.fullName))} <${oneLine(message.email)}>, ${isolate(oneLine(message.phone))}, ${sentAt(message)}\n\n${quoted(message)}`,
      );
      const unlisted = entries.splice(MOST_LISTED).length;
      if (unlisted > 0) entries.push(plural(written.unlisted, unlisted));
      entries.push(canReply ? fill(written.reply, { name }) : written.answer);
      const values = { name, practice, time: sentAt(messages.at(-1) ?? messages[0]) };
      return {
        subject:
          others.length > 0 ? plural(written.subjectOfMore, others.length, values) : fill(written.subject, values),
        text: [...entries, `${fill(written.inbox, { inbox })}\n`].join("\n\n"),
        ...(canReply && { replyTo: { name: inHeader(fullName), address: email } }),
      };
    },

    aboutSpam(messages) {
      const deletedAt = Date.parse(messages[0].timestamp) + SUSPECTED_SPAM_DAYS * DAY_MS;
      const time = sentAt({ timestamp: isoTimestampOf(deletedAt) });
      return {
        subject: plural(spam.subject, messages.length, { practice }),
        text: `${plural(spam.text, messages.length, { inbox })}\n${fill(spam.deleted, { days: String(SUSPECTED_SPAM_DAYS), time })}\n`,
      };
    },
  };
}

/** Quotes every line, so one visitor's text cannot pass for another's. */
function quoted({ notes }: ContactSubmission): string {
  return (notes.trim() || written.noNotes).replace(/^/gm, "> ");
}

/** Breaks encoded words (RFC 2047), because email programs would decode them. */
function inHeader(name: string): string {
  return oneLine(name).replaceAll("=?", "= ?");
}
