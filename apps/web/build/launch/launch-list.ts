import { isDeepStrictEqual } from "node:util";
import type { CalendarDate, PublishedCalendarFile } from "@inner-light/core";
import type { SiteConfig } from "../../src/site/define-site-config.ts";
import { resolveSite } from "../../src/site/resolve-site.ts";
import { buildDate } from "../build-date.ts";
import { defaultWords, type Words } from "../default-site/default-site.ts";
import { DEFAULT_ADMIN_PASSWORD } from "../password-credential.ts";

/** Addresses and numbers reserved for examples (RFC 2606; the North American 555-01xx). */
const MADE_UP = /(?:[./@]|^)example(?:\.(?:com|org|net))?$|\.(?:example|invalid|test|localhost)$|555\D?01\d\d$/;

/** The examples of site.config.ts. */
const EXAMPLES: readonly string[] = [
  "Quiet Lane Reiki",
  "https://quiet-lane.com",
  "hello@quiet-lane.com",
  "12 Quiet Lane, Albany, NY 12207",
  "https://www.instagram.com/quiet-lane",
  "https://github.com/you/inner-light",
  "Ada Birch",
];

/** A sentence for each default or example value that visitors would still see. Empty once the site can go public. */
export function launchList(
  config: SiteConfig,
  password = DEFAULT_ADMIN_PASSWORD,
  calendar: PublishedCalendarFile | null = null,
  moment = Date.now(),
): string[] {
  const { practiceName, url, contact, timeZone } = resolveSite(config);
  const given: [setting: string, value: string | null | undefined, without: string][] = [
    ["practiceName", config.practiceName, `The site, and the picture of shared links, still say "${practiceName}".`],
    ["siteUrl", config.siteUrl, `Search engines and shared links are still told ${url}.`],
    ["email", config.email, `Pages show ${contact.email.text} as a placeholder.`],
    ["phone", config.phone, `Pages show ${contact.phone.text} as a placeholder. Write null if there is none.`],
    ["address", config.address, `Pages show "${contact.address.text}" as a placeholder. Write null if there is none.`],
    [
      "textMessages",
      config.textMessages === null ? null : config.textMessages?.number,
      "A placeholder stands where the QR code will be. Write null if you offer no text messages.",
    ],
  ];
  const others: [setting: string, value: string | undefined][] = [
    ["repository", config.repository],
    ...(config.socialLinks ?? []).map(({ name, url }): [string, string] => [`socialLinks, ${name}`, url]),
    ["about.name", config.about?.name],
  ];
  return [
    ...given.flatMap(([setting, value, without]) => (value === undefined ? `${setting}: ${without}` : [])),
    ...(config.officeHours === undefined ? ["officeHours: Pages show hours that you have not chosen."] : []),
    ...[...given, ...others].flatMap(([setting, value]) =>
      value && (EXAMPLES.includes(value) || MADE_UP.test(value)) ? `${setting}: "${value}" is only an example.` : [],
    ),
    // A server has its own events and password.
    ...(config.storage === "shared"
      ? []
      : [...calendarItems(calendar, buildDate(timeZone, moment)), ...passwordItems(password)]),
  ];
}

/** What is as the site comes, which may be what the practice wants: files of words, and the colors if asked. */
export function launchNotes(config: SiteConfig, words: Words, withColors: boolean): string[] {
  const files = Object.keys(words).filter((file) => isDeepStrictEqual(words[file], defaultWords[file]));
  return [
    ...(files.length > 0 ? [`Of apps/web/words, these files are as the site comes: ${files.join(", ")}.`] : []),
    ...(withColors && config.colors === undefined ? ["The colors are those that the site comes with."] : []),
  ];
}

/** An empty calendar that was published is meant to be empty. */
function calendarItems(calendar: PublishedCalendarFile | null, date: CalendarDate): string[] {
  if (calendar === null) return ["calendar: Nothing is published, so visitors see no events. Publish yours in /admin."];
  if (calendar.events.length === 0 || calendar.events.some((event) => event.date >= date)) return [];
  return ["calendar: Everything that is published is over. Add what is coming up in /admin, and publish again."];
}

function passwordItems(password: string): string[] {
  if (password.trim() === "")
    return ["ADMIN_PASSWORD: It is empty, so anybody can open the admin page. Set one in .env."];
  if (password !== DEFAULT_ADMIN_PASSWORD) return [];
  return [`ADMIN_PASSWORD: It is still "${DEFAULT_ADMIN_PASSWORD}", which everyone can read. Set your own in .env.`];
}
