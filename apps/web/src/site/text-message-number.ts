/** The word that people text to join (specification, section 9). */
export const DEFAULT_KEYWORD = "JOIN";

/** How to join the news by text message. */
export type TextMessages = ReturnType<typeof resolveTextMessages>;

export function resolveTextMessages({ number: written, keyword }: { number: string; keyword: string }) {
  const number = dialable(written);
  return {
    /** E.164: `+` and digits alone. */
    number,
    /** The number as people read it. */
    display: displayedPhone(written),
    keyword,
    /** Opens a new message to the number with the keyword in it (RFC 5724), on iPhones of all ages. The QR code holds the same text. */
    smsHref: `sms:${number}?&body=${encodeURIComponent(keyword)}`,
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
