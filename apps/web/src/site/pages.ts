import type { CalendarEvent } from "@inner-light/core";
import { pageNames } from "../../words/controls.ts";
import { search } from "../../words/search.ts";
import { services as serviceWords } from "../../words/services.ts";
import type { Site } from "./resolve-site.ts";
import { SERVICES, type ServiceId, services } from "./services.ts";

interface PageFacts {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  /** For search results; at most 160 characters. */
  readonly description: string;
  readonly hidden?: boolean;
  /** The page exists only if the practice offers this service. */
  readonly service?: ServiceId;
}

/** A service uses its own description, or its card's. */
const descriptions: Readonly<Partial<Record<ServiceId, string>>> = search;

const servicePages = Object.fromEntries(
  SERVICES.map((service) => {
    const { name, card } = serviceWords[service];
    const description = descriptions[service] ?? card;
    return [service, { path: services[service].path, name, title: name, description, service }];
  }),
) as { readonly [Id in ServiceId]: PageFacts & (typeof services)[Id] };

export const pages = {
  home: { path: "/", name: pageNames.home, ...search.home },
  ...servicePages,
  calendar: { path: "/calendar", name: pageNames.calendar, title: pageNames.calendar, description: search.calendar },
  allDates: { path: "/calendar/all", name: search.allDates.title, ...search.allDates },
  poster: { path: "/calendar/poster", name: search.poster.title, ...search.poster, hidden: true },
  contact: { path: "/contact", name: pageNames.contact, title: pageNames.contact, description: search.contact },
  admin: {
    path: "/admin",
    name: "Admin",
    title: "Admin",
    description: "For the owner of the practice: calendar events and messages.",
    hidden: true,
  },
  terms: { path: "/terms", name: pageNames.terms, title: pageNames.terms, description: search.terms },
} as const satisfies Record<string, PageFacts>;

/** The id of the element with the events that a server puts into a page. */
export const PAGE_DATA_ID = "page-data";

/** The path of the legal page, if the practice has one (words/legal.ts). */
export const LEGAL = "/legal";

export type Page = PageFacts & { readonly path: (typeof pages)[keyof typeof pages]["path"] | typeof LEGAL };

export function legalPage(title: string): Page {
  return { path: LEGAL, name: title, title, description: title };
}

/** A practice's pages, including those of its services, and its legal page if there is one. */
export function offeredPages({ services, legalTitle }: Pick<Site, "services" | "legalTitle">): readonly Page[] {
  const all = [...Object.values<Page>(pages), ...(legalTitle === undefined ? [] : [legalPage(legalTitle)])];
  return all.filter(({ service }) => service === undefined || services.includes(service));
}

/** The page's file in `src`, e.g. routes/poster-page.tsx for /calendar/poster. */
export function pageFile(path: string): string {
  return `routes/${path.split("/").at(-1) || "home"}-page.tsx`;
}

export const EVENTS = "/events/";

/** The path of an event's page. It ends with a slash, because hosts serve its `index.html` there without a redirect. */
export function eventPath({ id }: Pick<CalendarEvent, "id">): string {
  return `${EVENTS}${id}/`;
}

export function eventFilePath({ id }: Pick<CalendarEvent, "id">): string {
  return `${EVENTS}${id}.ics`;
}

/** A link to an event's page, which the router does not know. */
export function eventHref(event: Pick<CalendarEvent, "id">): string {
  return hrefOf(eventPath(event));
}

/** A link to a file of the site, below its base path. */
export function hrefOf(path: string): string {
  return import.meta.env.BASE_URL + path.slice(1);
}

/** The ids of places in the terms. */
export const anchors = {
  bookings: "bookings",
  sessions: "sessions",
  prices: "prices",
  care: "conduct-and-care",
  privacy: "privacy",
  changes: "changes",
  textTerms: "text-messages",
  textPrivacy: "text-messages-privacy",
  visitorData: "your-data",
  questions: "questions",
} as const;

/** The file with the checksum of the built calendar: /admin compares it to see whether it is online. */
export const CALENDAR_CHECKSUM = "calendar-checksum.txt";
