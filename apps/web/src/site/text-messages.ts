import { practice } from "../../words/practice.ts";
import type { TextMessagesConfig } from "./define-site-config.ts";

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

export function resolveTextMessages(config: TextMessagesConfig): TextMessages {
  const { keyword = practice.textKeyword.join } = config;
  const number = dialable(config.number);
  return {
    number,
    display: displayedPhone(config.number),
    keyword,
    smsHref: `sms:${number}?body=${encodeURIComponent(keyword)}`,
  };
}

/** The digits that a phone dials for a written number. */
export function dialable(number: string): string {
  return number.replace(/[^\d+]/g, "");
}

/** A phone number as people in the United States write it, "(212) 555-0123"; any other number as it was given. */
export function displayedPhone(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(dialable(number)) ?? [];
  return area === undefined ? number : `(${area}) ${exchange}-${line}`;
}
