import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A phone number as phones dial it. */
export interface PhoneNumber {
  /** E.164: `+` and digits alone. */
  readonly number: string;
  /** Calls it (RFC 3966), with its extension. */
  readonly href: string;
  /** Whether a number of its kind receives text messages. So may one whose kind is unknown, as new ranges are. */
  readonly receivesTexts: boolean;
}

const KINDS_WITH_TEXTS = ["MOBILE", "FIXED_LINE_OR_MOBILE", undefined];

/**
 * Reads a number as people write it in their country, or with `+` and another country's code. Returns `null` for text
 * that is no phone number, or that may be another country's number and would be dialed wrong.
 */
export function readPhoneNumber(written: string, country: CountryCode | undefined): PhoneNumber | null {
  const plain = written
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  const parsed = parsePhoneNumberFromString(plain, { ...(country && { defaultCountry: country }), extract: false });
  // A new range of numbers may be unknown here, but not its length.
  if (!parsed?.isValid() && !(plain.startsWith("+") && parsed?.isPossible())) return null;
  return { number: parsed.number, href: parsed.getURI(), receivesTexts: KINDS_WITH_TEXTS.includes(parsed.getType()) };
}

interface Places {
  readonly country?: CountryCode | undefined;
  readonly phone?: string | null | undefined;
  readonly language: string;
}

/** The practice's country: as the settings have it, or else its phone number, or else its language. */
export function countryOf({ country, phone, language }: Places): CountryCode | undefined {
  const ofPhone = parsePhoneNumberFromString(phone ?? "", { extract: false })?.country;
  const ofLanguage = new Intl.Locale(language).maximize().region ?? "";
  return country ?? ofPhone ?? (isSupportedCountry(ofLanguage) ? ofLanguage : undefined);
}

/** "12345", "741-741": a number that services give out for text messages, and that no one can call. */
export function readShortCode(written: string): string | null {
  const digits = written.replace(/[\s-]/g, "");
  return /^\d{4,6}$/.test(digits) ? digits : null;
}
