import { cleanedEmailAddress, isBlank, isCalendarDate, isEmailAddress, isPlainTime } from "@inner-light/core";
import { type CountryCode, isSupportedCountry } from "libphonenumber-js/max";
import * as v from "valibot";

/** Schemas for the owner's files. Each accepts what people paste. `expected` completes "found …, expected …". */

export function text(expected: string, isRight: (text: string) => boolean, normalize = (given: string) => given) {
  return v.pipe(v.string(expected), v.trim(), v.transform(normalize), v.check(isRight, expected));
}

export function line(expected: string, maxLength: number) {
  return text(expected, (words) => !isBlank(words) && words.length <= maxLength && !/[\r\n]/.test(words));
}

/** Returns a schema for an object with these keys. Error messages do not suggest the `retired` ones. */
export function group<Entries extends v.ObjectEntries>(
  entries: Entries,
  what = "settings",
  retired: readonly string[] = [],
) {
  const names = Object.keys(entries).filter((key) => !retired.includes(key));
  return v.strictObject(entries, ({ path, input }) => {
    if (path === undefined) return `${what} between { and }`;
    if (input === undefined) return "a value";
    // Valibot stops at the first unknown key, so this adds the others.
    const others = Object.keys(Object(path.at(-1)?.input)).filter((key) => !(key in entries) && key !== input);
    const same = others.length === 0 ? "" : `. The same goes for "${others.join('", "')}"`;
    return `${oneOf(names)}${same}`;
  });
}

export function oneOf(names: readonly string[]): string {
  return `${names.length > 1 ? "one of " : ""}${names.join(", ")}`;
}

export function list<Row extends v.GenericSchema>(row: Row) {
  return v.array(row, "rows between [ and ]");
}

/** A phone number without copied invisible characters. Whether it can be dialed depends on the country. */
export const phoneNumber = text(
  'a phone number, such as "(518) 462-7731"',
  (number) => /^[^\r\n]{4,60}$/.test(number),
  (number) => number.replace(/\p{Cf}/gu, "").trim(),
);

export const country = v.pipe(
  text('the two letters of a country, such as "AT"', isSupportedCountry),
  v.transform((letters) => letters as CountryCode),
);

/** Keywords that already have a meaning in text messages (47 CFR 64.1200(a)(10)) or that carriers reserve. */
const TAKEN_KEYWORDS = /^(STOP|STOPALL|UNSUBSCRIBE|CANCEL|END|QUIT|REVOKE|OPTOUT|YES|NO|START|UNSTOP|HELP|INFO)$/;

export const keyword = text(
  'one word of 2 to 20 capital letters (A to Z) and digits that means nothing else to a carrier (as STOP and HELP do), such as "JOIN"',
  (word) => /^[A-Z0-9]{2,20}$/.test(word) && !TAKEN_KEYWORDS.test(word),
);

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const DAY = 'a day of the week, such as "Monday"';
/** Accepts surrounding spaces. The custom type lets editors suggest the days. */
export const day = v.pipe(
  v.custom<(typeof DAYS)[number]>((given) => typeof given === "string", DAY),
  v.transform((given) => given.trim()),
  v.picklist(DAYS, DAY),
);

/** Normalizes "9am" and "9:30 p.m." to "09:00" and "21:30". Rejects "9:00", because it may mean 9 PM. */
export const time = text('a time such as "9:00 AM", "9am" or "09:00"', isPlainTime, (given) => {
  const spoken = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?\s*([ap])\.?\s?m\.?$/i;
  return given.replace(spoken, (_, hour, minute = "00", half) => {
    const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });
});

export const date = text('a day such as "2026-12-24"', isCalendarDate);

/** Normalizes "#2F6B4F" and "#abc" to "#2f6b4f" and "#aabbcc". */
export const color = text(
  'a color such as "#2f6b4f"',
  (hex) => /^#[0-9a-f]{6}$/.test(hex),
  (given) => given.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"),
);

/** A picture's URL. The build checks that a file in the practice's folder exists. */
export const picture = text(
  "an address that begins with https://, or with /pictures/ for a picture of your own",
  (address) => address.startsWith("/") || isWebAddress(address),
);

export const language = text('the tag of a language, such as "pt-PT"', (tag) => isKnown(tag));

export const timeZone = text(
  'a time zone by its continent and city, such as "America/New_York"',
  (zone) => /^(UTC|\w+\/.+)$/.test(zone) && isKnown("en", zone),
);

function isKnown(tag: string, zone = "UTC"): boolean {
  try {
    const { length } = Intl.DateTimeFormat.supportedLocalesOf(tag);
    return length > 0 && new Intl.DateTimeFormat(tag, { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const EMAIL = 'an email address, such as "hello@quiet-lane.com"';
/** The error suggests the address without stray characters. */
export const email = v.pipe(
  v.string(EMAIL),
  v.trim(),
  v.check(isEmailAddress, ({ input }) => {
    const cleaned = cleanedEmailAddress(input);
    return isEmailAddress(cleaned) ? `"${cleaned}", without anything else around it or in it` : EMAIL;
  }),
);

export const siteUrl = text(
  'the address of the finished site, beginning with https:// and without a page or file at its end, such as "https://quiet-lane.com"',
  (url) => isWebAddress(url) && !/[?#]|\/(?:[^/]+\.(?:html?|php)|admin|calendar|contact|terms)$/i.test(url),
  withoutSlash,
);

export const repository = text(
  'the address of your copy on GitHub, such as "https://github.com/you/inner-light", or with its branch, such as "https://github.com/you/inner-light/tree/live"',
  (address) => /^https:\/\/github\.com\/[\w-]+\/(?![^/]*\.git(?:\/|$))[\w.-]+(?:\/tree\/[\w./-]+)?$/.test(address),
  withoutSlash,
);

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** Returns a schema for a list of links. Error messages use `name` and `url` as examples. */
export function links(name: string, url: string) {
  const address = text(`a web address that begins with https://, such as "${url}"`, isWebAddress);
  return list(group({ name: line(`what the link says, such as "${name}"`, 60), url: address }));
}

function isWebAddress(address: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "";
}
