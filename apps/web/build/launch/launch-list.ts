import { type CalendarDate, type PublishedCalendarFile, upcomingCalendarEvents } from "@inner-light/core";
import type { Settings } from "../../src/site/define-site-config.ts";
import { resolveSite } from "../../src/site/resolve-site.ts";
import { services as allServices, SERVICES } from "../../src/site/services.ts";
import { DEFAULT_ADMIN_PASSWORD, isGuessable } from "../admin-password.ts";
import { buildDate } from "../build-date.ts";
import { type Files, isGroup, type Words } from "../words/words.ts";

/** The examples of site.config.ts, and what is reserved for examples (RFC 2606; North American 555-01xx numbers). */
const EXAMPLE =
  /12 Quiet Lane|Quiet Lane (?:Reiki|LLC)|[@./]quiet-lane\b|"Ada Birch"|github\.com\/you\/|[./@]example(?![-\w])|\.(?:invalid|test|localhost)\b|\b555\D?01\d\d\b/i;

const GUESSABLE = `ADMIN_PASSWORD: It is "${DEFAULT_ADMIN_PASSWORD}" or has fewer than 8 characters, so it is soon guessed. Set your own in .env.`;

/** Returns a sentence for each default or example that visitors would still see. */
export function launchList(
  config: Settings,
  password: string,
  calendar: PublishedCalendarFile | null,
  moment = Date.now(),
): string[] {
  const { practiceName, url, contact, timeZone } = resolveSite(config);
  const placeholders = {
    practiceName: `The site, and the picture of shared links, still say "${practiceName}".`,
    siteUrl: `Search engines and shared links are still told ${url}.`,
    email: `Pages show ${contact.email.text} as a placeholder.`,
    phone: `Pages show ${contact.phone.text} as a placeholder. Write null if there is none.`,
    address: `Pages show "${contact.address.text}" as a placeholder. Write null if there is none.`,
    textMessages: "A placeholder stands where the QR code will be. Write null if you offer no text messages.",
    officeHours: "Pages show hours that you have not chosen.",
  };
  const given = new Map<string, unknown>(Object.entries(config));
  return [
    ...Object.entries(placeholders).flatMap(([name, text]) =>
      given.get(name) === undefined ? `${name}: ${text}` : [],
    ),
    ...[...given].flatMap(([name, value]) =>
      EXAMPLE.test(JSON.stringify(value)) ? `${name}: ${JSON.stringify(value)} still has an example in it.` : [],
    ),
    // A server stores the events and the password itself.
    ...(config.storage === "shared"
      ? []
      : [
          ...calendarItems(calendar, buildDate(timeZone, moment)),
          ...(password === DEFAULT_ADMIN_PASSWORD || isGuessable(password) ? [GUESSABLE] : []),
        ]),
  ];
}

/** Lists the default words still in use, as whole files or individual keys. Some may be intentional. */
export function launchNotes(own: Files, site: Files, config: Settings): string {
  const unused = unusedPlaces(config);
  const places = placesAsTheyCome(own, site).filter(
    (place) => !unused.some((each) => `${place},`.startsWith(`${each},`)),
  );
  return places.length === 0
    ? ""
    : `Of apps/web/words, this is as the site comes:\n${places.map((place) => `\n  - ${place}`).join("")}`;
}

function unusedPlaces({ textMessages, services, about, storage }: Settings): string[] {
  return [
    "legal.ts",
    ...(textMessages === null ? ["text-messages.ts", "terms.ts, terms, textMessages"] : []),
    ...SERVICES.filter((id) => !services.includes(id)).flatMap((id) => [
      `${allServices[id].path.slice(1)}.ts`,
      `services.ts, services, ${id}`,
      `search.ts, search, ${id}`,
    ]),
    ...(about === undefined ? ["home.ts, home, about"] : []),
    ...(storage === "shared"
      ? ["search.ts, search, terms"]
      : ["mails.ts, ownerMails", "search.ts, search, termsShared"]),
  ];
}

/** Returns places such as "footer.ts" or "home.ts, home, closing, title". */
function placesAsTheyCome(own: Words, site: Words): string[] {
  return Object.entries(site).flatMap(([name, word]) => {
    const given = own[name];
    if (given === undefined) return word === null || Object(word).length === 0 ? [] : [name];
    return isGroup(word) && isGroup(given) ? placesAsTheyCome(given, word).map((place) => `${name}, ${place}`) : [];
  });
}

/** An empty published calendar is on purpose. */
function calendarItems(calendar: PublishedCalendarFile | null, date: CalendarDate): string[] {
  if (calendar === null) return ["calendar: Nothing is published, so visitors see no events. Publish yours in /admin."];
  if (calendar.events.length === 0 || upcomingCalendarEvents(calendar.events, date, 1).length > 0) return [];
  return ["calendar: Everything that is published is over. Add what is coming up in /admin, and publish again."];
}
