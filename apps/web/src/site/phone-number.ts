import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

export interface PhoneNumber {
  /** E.164. */
  readonly number: string;
  /** A `tel:` link (RFC 3966), with the extension. */
  readonly href: string;
  readonly receivesTexts: boolean;
}

/** `undefined` for new ranges, which the library does not know yet and which may receive texts. */
const KINDS_WITH_TEXTS = ["MOBILE", "FIXED_LINE_OR_MOBILE", undefined];

/** Reads a number as written in a country, or with `+` and any country code; `null` if it cannot be dialed there. */
export function readPhoneNumber(written: string, country: CountryCode | undefined): PhoneNumber | null {
  const plain = written
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  const parsed = parsePhoneNumberFromString(plain, { ...(country && { defaultCountry: country }), extract: false });
  // A new range may be unknown, but not its length.
  if (!parsed?.isValid() && !(plain.startsWith("+") && parsed?.isPossible())) return null;
  return { number: parsed.number, href: parsed.getURI(), receivesTexts: KINDS_WITH_TEXTS.includes(parsed.getType()) };
}

/** The practice's country: from the settings, its phone number, or its language. */
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

/** The digits of a short code for text messages: "12345", "741-741". */
export function readShortCode(written: string): string | null {
  const digits = written.replace(/[\s-]/g, "");
  return /^\d{4,6}$/.test(digits) ? digits : null;
}
