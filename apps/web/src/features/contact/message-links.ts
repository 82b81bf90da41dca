import {
  encodeText,
  encodeToFit,
  MAIL_LINK_MAX_LENGTH,
  type ParsedContactSubmissionDraft,
  plainLine,
  plainText,
} from "@inner-light/core";
import { contact } from "../../../words/contact.ts";
import { fill } from "../../site/fill.ts";

/** Stands at the end of a message that was cut. */
export const CUT_NOTE = `…\n\n${contact.handover.cut}`;

/** A link that opens the visitor's own mail or message app with the message in it. */
export interface MessageLink {
  readonly href: string;
  /** Whether it holds the whole message. */
  readonly whole: boolean;
}

/** A message as plain text. The contact details come first, so that only the notes are ever cut. */
export function messageText({ fullName, address, phone, email, notes }: ParsedContactSubmissionDraft): string {
  const facts = fill(contact.message.lines.join("\n"), { name: fullName, phone, email, address });
  return plainText(notes.trim() === "" ? facts : `${facts}\n\n${notes}`);
}

/** Opens a new mail (RFC 6068). `address` begins with `mailto:`. */
export function mailLink(address: string, message: ParsedContactSubmissionDraft): MessageLink {
  const subject = fill(contact.message.subject, { name: plainLine(message.fullName, 60) });
  return linkWith(`${address}?subject=${encodeText(subject)}&body=`, message);
}

/** Opens a new text message (RFC 5724). `number` is what a phone dials. iPhones have looked for `&body`, others for `?body`. */
export function textMessageLink(number: string, message: ParsedContactSubmissionDraft): MessageLink {
  return linkWith(`sms:${number}?&body=`, message);
}

function linkWith(beginning: string, message: ParsedContactSubmissionDraft): MessageLink {
  const { text, whole } = encodeToFit(messageText(message), MAIL_LINK_MAX_LENGTH - beginning.length, CUT_NOTE);
  return { href: beginning + text, whole };
}
