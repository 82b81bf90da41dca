import type { TextMessagesConfig } from "./define-site-config.ts";
import { practice } from "./practice.ts";

/** How to join the news by text message. */
export interface TextMessages {
  /** E.164: `+` and digits alone. */
  readonly number: string;
  /** The number as people read it. */
  readonly display: string;
  readonly keyword: string;
  /** Opens a new message to the number with the keyword in it (RFC 5724). The QR code holds the same text. */
  readonly smsHref: string;
}

export function resolveTextMessages({
  number: display,
  keyword = practice.textKeyword.join,
}: TextMessagesConfig): TextMessages {
  const number = dialable(display);
  return { number, display, keyword, smsHref: `sms:${number}?body=${encodeURIComponent(keyword)}` };
}

/** The digits that a phone dials for a written number. */
export function dialable(number: string): string {
  return number.replace(/[^\d+]/g, "");
}
