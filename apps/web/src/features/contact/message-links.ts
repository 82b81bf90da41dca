import {
  encodeText,
  encodeToFit,
  MAIL_LINK_MAX_LENGTH,
  type ParsedContactSubmissionDraft,
  plainLine,
  plainText,
} from "@inner-light/core";
import { contact } from "../../../words/contact.ts";
import { fill, isolated } from "../../site/fill.ts";

export const CUT_NOTE = `…\n\n${contact.handover.cut}`;

/** Formats a message with contact details first, because links may cut the end. */
export function messageText({ fullName, address, phone, email, notes }: ParsedContactSubmissionDraft): string {
  const facts = fill(contact.message.lines.join("\n"), {
    name: fullName,
    phone: __RTL__ ? isolated(phone) : phone,
    email,
    address,
  });
  return plainText(notes.trim() === "" ? facts : `${facts}\n\n${notes}`);
}

/** Returns a link to an email (RFC 6068), cut if too long. `address` begins with `mailto:`. */
export function mailLink(address: string, message: ParsedContactSubmissionDraft) {
  const subject = fill(contact.message.subject, { name: plainLine(message.fullName, 100) });
  return linkWith(`${address}?subject=${encodeText(subject)}&body=`, message);
}

/** Returns a link to a text message (RFC 5724). iPhones read `&body`; other phones also accept `?&body`. */
export function textMessageLink(number: string, message: ParsedContactSubmissionDraft) {
  return linkWith(`sms:${number}?&body=`, message);
}

function linkWith(beginning: string, message: ParsedContactSubmissionDraft) {
  const { text, whole } = encodeToFit(messageText(message), MAIL_LINK_MAX_LENGTH - beginning.length, CUT_NOTE);
  return { href: beginning + text, whole };
}
