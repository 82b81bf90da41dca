import { isCalendarDate, isPlainTime } from "@inner-light/core";
import * as v from "valibot";
import { SERVICES, type SiteConfig } from "../../src/site/define-site-config.ts";
import { DAYS } from "../../src/site/office-hours.ts";
import { pictureProblem } from "../practice-files.ts";
import { clockTime24, sixDigits, withCountryCode, withoutSlash } from "./normalize.ts";
import { group, line, list, text } from "./setting.ts";

/** Keywords with another meaning in text messages (47 CFR 64.1200(a)(10), and those that carriers reserve). */
const TAKEN_KEYWORDS = /^(STOP|STOPALL|UNSUBSCRIBE|CANCEL|END|QUIT|REVOKE|OPTOUT|YES|NO|START|UNSTOP|HELP|INFO)$/;

const LONGEST_ABOUT = 1500;

const phoneNumber = text(
  'a phone number such as "(518) 462-7731", or one that begins with + and the country code',
  (number) => /^\+[1-9][\d\s().-]*$/.test(number) && /^\d{8,15}$/.test(number.replace(/\D/g, "")),
  withCountryCode,
);

const PICTURE_ADDRESS = "an address that begins with https://, or with /pictures/ for a picture of your own";
const picture = v.pipe(
  v.string(PICTURE_ADDRESS),
  v.trim(),
  v.check(
    (address) => (address.startsWith("/") ? pictureProblem(address) === null : isWebAddress(address)),
    ({ input }) => (input.startsWith("/") ? (pictureProblem(input) ?? "") : PICTURE_ADDRESS),
  ),
);

const links = (name: string, url: string) =>
  list(
    group({
      name: line(`what the link says, such as "${name}"`, 60),
      url: text(`a web address that begins with https://, such as "${url}"`, isWebAddress),
    }),
  );

const DAY = 'a day of the week, such as "Monday"';
const day = v.pipe(v.string(DAY), v.trim(), v.picklist(DAYS, DAY));

const time = text('a time such as "9:00 AM", "9am" or "09:00"', isPlainTime, clockTime24);

const officeHours = v.pipe(
  group({ from: day, to: v.optional(day), opens: time, closes: time }),
  v.forward(
    v.partialCheck(
      [["opens"], ["closes"]],
      ({ opens, closes }) => !isPlainTime(opens) || !isPlainTime(closes) || opens < closes,
      "a time after the one at which it opens",
    ),
    ["closes"],
  ),
);

const textMessages = group({
  number: phoneNumber,
  keyword: v.optional(
    text(
      'one word of 2 to 20 capital letters and digits that means nothing else to a carrier (as STOP and HELP do), such as "JOIN"',
      (keyword) => /^[A-Z0-9]{2,20}$/.test(keyword) && !TAKEN_KEYWORDS.test(keyword),
    ),
  ),
});

const pictures = group({
  everySlide: v.nullish(picture),
  glow: v.optional(v.boolean("true or false")),
  bySlide: v.optional(
    v.record(
      text("the number of a slide", (key) => /^[1-9]\d?$/.test(key)),
      v.nullable(picture),
      'pictures by the number of their slide, such as { 5: "/pictures/room.jpg" }',
    ),
  ),
});

const service = v.picklist(SERVICES, `"${SERVICES.join('" or "')}"`);

const services = v.pipe(list(service), v.minLength(1, "at least one service between [ and ]"));

const color = text('a color such as "#2f6b4f"', (hex) => /^#[0-9a-f]{6}$/.test(hex), sixDigits);

const scheme = group({ paper: v.optional(color), ink: v.optional(color), accent: v.optional(color) });

const GLOW = "a list of one to five colors between [ and ]";

const colors = group({
  light: v.optional(scheme),
  dark: v.optional(scheme),
  glow: v.optional(v.pipe(list(color), v.minLength(1, GLOW), v.maxLength(5, GLOW))),
});

const price = line('a price in a line of at most 120 letters, such as "$120 for 60 minutes"', 120);

const prices = group({ auraReading: v.optional(price), reikiHealing: v.optional(price) });

const about = group({
  name: line('the name of the person who gives the sessions, such as "Ada Birch"', 60),
  text: text(
    `a few sentences about that person, of at most ${LONGEST_ABOUT} letters together`,
    (words) => words !== "" && words.length <= LONGEST_ABOUT,
  ),
  portrait: v.optional(
    group({ picture, alt: line('what the portrait shows, such as "Ada Birch under an apple tree"', 400) }),
  ),
  training: v.optional(list(line('a training in a line, such as "Reiki Master, Usui tradition, 2014"', 200))),
  insurance: v.optional(line('an insurance in a line, such as "Professional liability insurance"', 200)),
});

const date = text('a day such as "2026-12-24"', isCalendarDate);

const noticeText = line('a sentence of at most 200 letters, such as "Closed December 24 to January 1"', 200);
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const notice = v.pipe(
  group({ from: date, to: date, text: noticeText }),
  v.forward(v.partialCheck([["from"], ["to"]], isInOrder, "the day of `from` or a later one"), ["to"]),
);

const MONTHS = "a number of months from 1 to 120, such as 24";

const settings = {
  practiceName: line('a name of at most 60 letters on one line, such as "Quiet Lane Reiki"', 60),
  siteUrl: text(
    'the address of the finished site, beginning with https:// and without a page or file at its end, such as "https://quiet-lane.com"',
    (url) => isWebAddress(url) && !/[?#]|\/(?:[^/]+\.(?:html?|php)|admin|calendar|contact|terms)$/i.test(url),
    withoutSlash,
  ),
  language: text('the tag of a language that is read from left to right, such as "pt-PT"', isLanguage),
  timeZone: text(
    'a time zone by its continent and city, such as "America/New_York"',
    (zone) => /^(UTC|\w+\/.+)$/.test(zone) && isKnown("en", zone),
  ),
  email: text(
    'an email address, such as "hello@quiet-lane.com"',
    (email) => email.length <= 254 && v.EMAIL_REGEX.test(email),
  ),
  phone: v.nullable(phoneNumber),
  address: v.nullable(line('an address on one line, such as "12 Quiet Lane, Albany, NY 12207"', 200)),
  officeHours: list(officeHours),
  textMessages: v.nullable(textMessages),
  pictures: v.nullable(pictures),
  colors: colors,
  socialLinks: links("Instagram", "https://www.instagram.com/quiet-lane"),
  legalName: line('a name of at most 120 letters on one line, such as "Quiet Lane LLC"', 120),
  legalLinks: links("Imprint", "https://quiet-lane.com/imprint"),
  repository: text(
    'the address of your copy on GitHub, such as "https://github.com/you/inner-light", or with its branch, such as "https://github.com/you/inner-light/tree/live"',
    (address) => /^https:\/\/github\.com\/[\w-]+\/(?![^/]*\.git(?:\/|$))[\w.-]+(?:\/tree\/[\w./-]+)?$/.test(address),
    withoutSlash,
  ),
  services: services,
  prices: prices,
  about: about,
  notice: notice,
  storage: v.picklist(["browser", "shared"], '"browser" or "shared"'),
  keepMessagesMonths: v.pipe(
    v.number(MONTHS),
    v.check((months) => Number.isInteger(months) && months >= 1 && months <= 120, MONTHS),
  ),
} satisfies Record<keyof SiteConfig, v.GenericSchema>;

/** The schema of `site.config.ts`, in which each setting may be left out. Only the build imports it; browsers get the checked values. */
export const siteConfigSchema = v.partial(group(settings, "“export default defineSiteConfig(…)” with settings"));

function isWebAddress(address: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "";
}

/** Layouts are drawn from left to right. */
function isLanguage(tag: string): boolean {
  return isKnown(tag) && !/^(?:Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)$/.test(new Intl.Locale(tag).maximize().script ?? "");
}

/** Whether there is such a language, and such a time zone. */
function isKnown(language: string, timeZone = "UTC"): boolean {
  try {
    const { length } = Intl.DateTimeFormat.supportedLocalesOf(language);
    return length > 0 && new Intl.DateTimeFormat(language, { timeZone }) !== null;
  } catch {
    return false;
  }
}
