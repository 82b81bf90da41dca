/** The word that people text to join (specification, section 9). */
export const DEFAULT_KEYWORD = "JOIN";

/** How to join the news by text message. */
export interface TextMessages {
  /** E.164, or the digits of a short code. */
  readonly number: string;
  /** The number as the owner writes it. */
  readonly display: string;
  readonly keyword: string;
  /** Opens a new message to the number with the keyword in it (RFC 5724), on iPhones of all ages. The QR code holds the same text. */
  readonly smsHref: string;
}
