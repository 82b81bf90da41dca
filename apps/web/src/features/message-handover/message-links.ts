import type { ContactSubmission } from "@inner-light/core";
import { encodeText, encodeToFit } from "../../components/plain-text.ts";
import { messageSubject, messageText } from "./message-text.ts";

/** The longest address that mail programs take from a browser: Windows hands on about 2,000 characters. */
export const LINK_MAX_LENGTH = 1900;

/** Tells the reader that the message was cut here. */
export const CUT_NOTE = "…\n\n[Cut here: the whole message did not fit. Please ask me for the rest.]";

/** A link that opens the visitor's own program with the message in it. */
export interface MessageLink {
  readonly href: string;
  /** The message is in it from the first word to the last. */
  readonly whole: boolean;
}

/** Opens a new mail (RFC 6068). `address` begins with `mailto:`. */
export function mailLink(address: string, message: ContactSubmission): MessageLink {
  return linkWith(`${address}?subject=${encodeText(messageSubject(message))}&body=`, message);
}

/** Opens a new text message (RFC 5724). `number` is what a phone dials. */
export function textMessageLink(number: string, message: ContactSubmission): MessageLink {
  return linkWith(`sms:${number}?body=`, message);
}

function linkWith(beginning: string, message: ContactSubmission): MessageLink {
  const { text, whole } = encodeToFit(messageText(message), LINK_MAX_LENGTH - beginning.length, CUT_NOTE);
  return { href: beginning + text, whole };
}
