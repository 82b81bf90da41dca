import { CONTACT_SUBMISSION_MAX_LENGTH } from "@inner-light/core";

/** The longest address that mail can be sent to, and more than any phone number has. */
const MAX_LENGTH = CONTACT_SUBMISSION_MAX_LENGTH.email;

/** One address, without spaces, control characters, or characters that are special in an address list or a link. */
const MAIL_ADDRESS =
  /^[^\s@<>()[\]\\,;:"?&%#/=|\p{C}]+@[^\s@<>()[\]\\,;:"?&%#/=|\p{C}]+\.[^\s@<>()[\]\\,;:"?&%#/=|\p{C}.]+$/u;

/** Digits, and what people put between them. */
const PHONE_NUMBER = /^\+?[\d\s().\-–/]+$/;

/** Numbers of three digits are for emergencies; no number has more than fifteen (ITU-T E.164). */
const DIGITS = { fewest: 5, most: 15 } as const;

/** A link that begins an email to a typed address; `null` when it cannot be one. */
export function mailHref(typed: string, subject: string): string | null {
  const address = typed.trim();
  if (address.length > MAX_LENGTH || !MAIL_ADDRESS.test(address)) return null;
  const [mailbox = "", host = ""] = address.split("@").map(encodeWhole);
  return `mailto:${mailbox}@${host}?subject=${encodeWhole(subject)}`;
}

/** A link that calls a typed number; `null` when it cannot be one. */
export function phoneHref(typed: string): string | null {
  const number = dialed(typed);
  return number && `tel:${number}`;
}

/** A link that begins a text message to a typed number; `null` when it cannot be one. */
export function textMessageHref(typed: string): string | null {
  const number = dialed(typed);
  return number && `sms:${number}`;
}

function dialed(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_LENGTH || !PHONE_NUMBER.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (digits.length < DIGITS.fewest || digits.length > DIGITS.most) return null;
  return text.startsWith("+") ? `+${digits}` : digits;
}

/** Encodes also the few characters that `encodeURIComponent` leaves. */
function encodeWhole(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
