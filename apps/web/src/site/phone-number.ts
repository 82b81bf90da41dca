import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

export interface PhoneNumber {
  /** E.164. */
  readonly number: string;
  /** A `tel:` link (RFC 3966), with the extension. */
  readonly href: string;
  readonly receivesTexts: boolean;
}

/** `undefined` is a range that the library does not know yet. It may receive texts. */
const KINDS_WITH_TEXTS = ["MOBILE", "FIXED_LINE_OR_MOBILE", undefined];

/** Parses a number as written in a country, or with `+` and any country code. Returns `null` if it cannot be dialed. */
export function readPhoneNumber(written: string, country: CountryCode | undefined): PhoneNumber | null {
  const plain = written
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  const parsed = parsePhoneNumberFromString(plain, { ...(country && { defaultCountry: country }), extract: false });
  // The library may not know a new range yet, but it knows the length.
  if (!parsed?.isValid() && !(plain.startsWith("+") && parsed?.isPossible())) return null;
  return { number: parsed.number, href: parsed.getURI(), receivesTexts: KINDS_WITH_TEXTS.includes(parsed.getType()) };
}

/** Returns the practice's country, from the settings, the phone number or the language. */
export function countryOf({
  country,
  phone,
  language,
}: {
  readonly country?: CountryCode | undefined;
  readonly phone?: string | null | undefined;
  readonly language: string;
}): CountryCode | undefined {
  const ofPhone = parsePhoneNumberFromString(phone ?? "", { extract: false })?.country;
  const ofLanguage = new Intl.Locale(language).maximize().region ?? "";
  return country ?? ofPhone ?? (isSupportedCountry(ofLanguage) ? ofLanguage : undefined);
}

/** Returns the digits of a short code such as "12345" or "741-741". */
export function readShortCode(written: string): string | null {
  const digits = written.replace(/[\s-]/g, "");
  return /^\d{4,6}$/.test(digits) ? digits : null;
}
