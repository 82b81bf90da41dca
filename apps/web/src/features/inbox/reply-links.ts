import {
  type ContactSubmission,
  cleanedEmailAddress,
  encodeText,
  encodeToFit,
  isEmailAddress,
  MAIL_LINK_MAX_LENGTH,
  mailtoLink,
  plainLine,
  plainText,
} from "@inner-light/core";
import { reply } from "../../../words/mails.ts";
import { fill, isolated } from "../../site/fill.ts";
import type { readPhoneNumber } from "../../site/phone-number.ts";
import { site } from "../../site/site.ts";
import { formatDay } from "../../ui/text/timestamp.tsx";

/** Five to fifteen digits (ITU-T E.164), to exclude emergency numbers. Two numbers joined by a slash do not match. */
const PHONE_NUMBER = /^(?!(?:[^\d/]*\d){6,}[^\d/]*\/(?:\D*\d){6})\+?(?:[\s().\-–/]*\d){5,15}[\s().\-–/]*$/;

/** Returns a link to an email, with as much of the body as fits. `null` if the typed address is invalid. */
export function mailHref(typed: string, subject: string, body: string): string | null {
  const address = cleanedEmailAddress(typed);
  if (!isEmailAddress(address)) return null;
  const beginning = `${mailtoLink(address)}?subject=${encodeText(subject)}&body=`;
  return beginning + encodeToFit(body, MAIL_LINK_MAX_LENGTH - beginning.length, "…").text;
}

/** Returns the quote below a reply, in the visitor's language. */
export function quoteBelow({ fullName, phone, notes, timestamp }: ContactSubmission): string {
  const words = notes.trim() === "" ? "" : plainText(`\n${notes.trim()}`).replace(/\n/g, "\n> ");
  const date = formatDay(timestamp, site.language);
  const number = plainLine(phone, 100);
  const values = { name: plainLine(fullName, 100), date, phone: __RTL__ ? isolated(number) : number };
  const quote = fill(reply.quote, values);
  return `\n\n\n${quote}${words}`;
}

/** Returns links to call and text a typed number. A number that `read` does not know is dialed as typed. */
export function phoneLinks(typed: string, read?: typeof readPhoneNumber) {
  const known = read?.(typed, __COUNTRY__);
  if (known) return { call: known.href, text: known.receivesTexts ? `sms:${known.number}` : null };
  if (!PHONE_NUMBER.test(typed.trim())) return { call: null, text: null };
  // Drops "(0)", which is dialed only within the country.
  const digits = typed.replace(/^(\s*\+[^(]*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return { call: `tel:${digits}`, text: `sms:${digits}` };
}
