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
  /** For search results. At most 160 characters. */
  readonly description: string;
  readonly hidden?: boolean;
  readonly hasNotice?: boolean;
  /** The path of the page that the menu marks as current for this one. */
  readonly parent?: string;
  /** The page exists only if the practice offers this service. */
  readonly service?: ServiceId;
}

function named<Path extends string>(path: Path, name: string, description: string) {
  return { path, name, title: name, description };
}

const descriptions: Readonly<Partial<Record<ServiceId, string>>> = search;

const servicePages = Object.fromEntries(
  SERVICES.map((service) => {
    const { name, card } = serviceWords[service];
    return [service, { ...named(services[service].path, name, descriptions[service] ?? card), service }];
  }),
) as { readonly [Id in ServiceId]: PageFacts & (typeof services)[Id] };

export const pages = {
  home: { path: "/", name: pageNames.home, ...search.home, hasNotice: true },
  ...servicePages,
  calendar: { ...named("/calendar", pageNames.calendar, search.calendar), hasNotice: true },
  allDates: { path: "/calendar/all", name: search.allDates.title, ...search.allDates, parent: "/calendar" },
  poster: { path: "/calendar/poster", name: search.poster.title, ...search.poster, hidden: true, parent: "/calendar" },
  contact: { ...named("/contact", pageNames.contact, search.contact), hasNotice: true },
  admin: { ...named("/admin", "Admin", "For the owner of the practice: calendar events and messages."), hidden: true },
  terms: named("/terms", pageNames.terms, search.terms),
} as const satisfies Record<string, PageFacts>;

/** The id of the element with the events that a server embeds in a page. */
export const PAGE_DATA_ID = "page-data";

/** The path of the legal page, if the practice has one (words/legal.ts). */
export const LEGAL = "/legal";

export type Page = PageFacts & { readonly path: (typeof pages)[keyof typeof pages]["path"] | typeof LEGAL };

export function legalPage(title: string): Page {
  return named(LEGAL, title, title);
}

export function offeredPages({ services, legalTitle }: Pick<Site, "services" | "legalTitle">): readonly Page[] {
  const all = [...Object.values<Page>(pages), ...(legalTitle === undefined ? [] : [legalPage(legalTitle)])];
  return all.filter(({ service }) => service === undefined || services.includes(service));
}

/** Returns a page's file in `src`, e.g. routes/all-dates-page.tsx for `pages.allDates`. */
export function pageFile(path: string): string {
  const [name = path] =
    Object.entries({ ...pages, legal: { path: LEGAL } }).find(([, page]) => page.path === path) ?? [];
  return `routes/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}-page.tsx`;
}

export function pageAt(pathname: string): PageFacts | undefined {
  return Object.values<PageFacts>(pages).find(({ path }) => path === pathname);
}

export const EVENTS = "/events/";

/** Returns the path of an event's page. Without the trailing slash, hosts would redirect. */
export function eventPath({ id }: Pick<CalendarEvent, "id">): string {
  return `${EVENTS}${id}/`;
}

export function eventFilePath({ id }: Pick<CalendarEvent, "id">): string {
  return `${EVENTS}${id}.ics`;
}

/** Returns a link to an event's page. The router has no route for it. */
export function eventHref(event: Pick<CalendarEvent, "id">): string {
  return hrefOf(eventPath(event));
}

/** Returns a link to one of the site's files, below its base path. */
export function hrefOf(path: string): string {
  return import.meta.env.BASE_URL + path.slice(1);
}

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

/** The file with the built calendar's checksum. /admin reads it to see whether the calendar is online. */
export const CALENDAR_CHECKSUM = "calendar-checksum.txt";
