import { mailtoLink } from "@inner-light/core";
import type { OfficeHours, Settings } from "./define-site-config.ts";
import { countryOf, readPhoneNumber, readShortCode } from "./phone-number.ts";
import { resolvePictures } from "./pictures.ts";
import { SERVICES } from "./services.ts";
import { DAYS } from "./setting-schemas.ts";

/** A way to reach the practice. `href` is `null` for a placeholder. `absent` means that the practice has none. */
export interface ContactDetail {
  readonly text: string;
  readonly href: string | null;
  readonly absent?: true;
}

export type Site = ReturnType<typeof resolveSite>;

/** Returns the settings as pages show them, with placeholders. `legalTitle` is the title of the legal page. */
export function resolveSite(config: Settings, legalTitle?: string) {
  const { language, phone } = config;
  const country = countryOf(config);
  const dialed = phone ? readPhoneNumber(phone, country) : null;
  const { phoneFor = dialed?.receivesTexts ? "calls-and-texts" : "calls" } = config;
  return {
    practiceName: config.practiceName ?? "Inner Light",
    url: config.siteUrl ?? "https://inner-light.example",
    calendarFeed: config.siteUrl === undefined ? null : `${config.siteUrl}/calendar.ics`,
    language,
    timeZone: config.timeZone ?? null,
    contact: {
      email: contactDetail(config.email, "hello@example.com", mailtoLink),
      phone: {
        ...contactDetail(phone, "(555) 000-0000", () => dialed?.href ?? ""),
        /** The number for text messages, in E.164. `null` if the number only receives calls. */
        textNumber: dialed && phoneFor === "calls-and-texts" ? dialed.number : null,
      },
      address: contactDetail(
        config.address,
        "Street, city and state",
        (address) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
      ),
    },
    /** Empty if the practice works by appointment. */
    officeHours: (config.officeHours ?? DEFAULT_OFFICE_HOURS).map((hours) => officeHoursTexts(hours, language)),
    textMessages: config.textMessages ? resolveTextMessages(config.textMessages, country) : null,
    offersTextMessages: config.textMessages !== null,
    pictures: resolvePictures(config),
    /** `null` keeps messages forever. */
    keepMessagesMonths: config.keepMessagesMonths ?? null,
    socialLinks: config.socialLinks,
    legalName: config.legalName ?? null,
    legalLinks: config.legalLinks,
    ...(legalTitle !== undefined && { legalTitle }),
    repository: config.repository === undefined ? null : resolveRepository(config.repository),
    services: SERVICES.filter((id) => config.services.includes(id)),
    prices: config.prices,
  };
}

function resolveRepository(address: string) {
  const [url = "", branch = "main"] = address.split("/tree/");
  return { url, name: url.replace("https://github.com/", ""), branch };
}

function contactDetail(
  value: string | null | undefined,
  placeholder: string,
  href: (value: string) => string,
): ContactDetail {
  if (value === undefined) return { text: placeholder, href: null };
  return value === null ? { text: "none", href: null, absent: true } : { text: value, href: href(value) };
}

export type TextMessages = ReturnType<typeof resolveTextMessages>;

export function resolveTextMessages(
  { number: display, keyword }: { readonly number: string; readonly keyword: string },
  country?: ReturnType<typeof countryOf>,
) {
  /** E.164, or a short code's digits. */
  const number = readShortCode(display) ?? readPhoneNumber(display, country)?.number ?? display;
  // RFC 5724. All iPhones understand `?&body`.
  return { number, display, keyword, smsHref: `sms:${number}?&body=${encodeURIComponent(keyword)}` };
}

/** Specification, section 9. */
export const DEFAULT_OFFICE_HOURS: readonly OfficeHours[] = [
  { from: "Monday", to: "Friday", opens: "09:00", closes: "19:00" },
  { from: "Saturday", opens: "10:00", closes: "17:00" },
  { from: "Sunday", opens: "12:00", closes: "16:00" },
];

/** Formats office hours. `to` is `null` for a single day. Uses ordinary spaces, so large text can wrap. */
function officeHoursTexts({ from, to, opens, closes }: OfficeHours, language: string) {
  const written = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${text}Z`)
      .toLocaleString(language, { timeZone: "UTC", numberingSystem: "latn", ...options })
      .replace(/\s/g, " ");
  // June 15, 2026, is a Monday.
  const day = (name: OfficeHours["from"]) => written(`2026-06-${15 + DAYS.indexOf(name)}T00:00`, { weekday: "long" });
  const time = (text: string) => written(`2026-06-15T${text}`, { timeStyle: "short" });
  const last = to === undefined || to === from ? null : day(to);
  return { from: day(from), to: last, opens: time(opens), closes: time(closes) };
}

/** Formats hours for schema.org: "Mo-Fr 09:00-19:00". */
export function openingHours({ from, to = from, opens, closes }: OfficeHours): string {
  const days = [...new Set([from, to])].map((day) => day.slice(0, 2)).join("-");
  return `${days} ${opens}-${closes}`;
}
