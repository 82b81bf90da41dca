import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MOST_UPCOMING_CALENDAR_EVENTS, nextEvents, type PageEvents, seriesRuns } from "@inner-light/core";
import type { PageRenderer } from "@inner-light/core/server";
import * as v from "valibot";
import { connectsTo, drawSeatedFigure, hasAdmin, prerender, prerenderEvent } from "../src/prerender.tsx";
import { builtCalendar, reserveOf } from "../src/site/built-calendar.ts";
import { offeredServices } from "../src/site/offered-services.ts";
import { EVENTS, pages } from "../src/site/pages.ts";
import { buildDate } from "./build-date.ts";
import { eventFile, feed } from "./calendar-feed.ts";
import { eventData, firstPaintScript, pastDaysScript } from "./calendar-head.ts";
import { type CompletePage, completePage } from "./complete-page.ts";
import { createOwnerMails } from "./owner-mails.ts";
import { config, site } from "./parsed-site.ts";
import { sitemap } from "./search-files.ts";

export { starting } from "../words/controls.ts";
export { connectsTo, drawSeatedFigure, eventFile, feed, hasAdmin };

export const servicesText = new Intl.ListFormat(site.language).format(offeredServices.map(({ words }) => words.name));

const facts = {
  practiceName: site.practiceName,
  basePath: import.meta.env.BASE_URL,
  siteUrl: config.siteUrl ?? null,
  keepMessagesMonths: site.keepMessagesMonths,
};

const templateSchema = v.object({
  template: v.string(),
  /** The inline script that styles events before the first paint. */
  firstPaint: v.string(),
});

type PageTemplate = v.InferOutput<typeof templateSchema>;

/** The templates of server-rendered pages by path. The file is next to the built module. */
export const PAGE_TEMPLATES = "page-templates.json";

/** Read on the first render. The build loads this module before it writes the file. */
let templates: Readonly<Record<string, PageTemplate>> | undefined;

function templateOf(path: string): PageTemplate {
  templates ??= v.parse(
    v.record(v.string(), templateSchema),
    JSON.parse(readFileSync(join(import.meta.dirname, PAGE_TEMPLATES), "utf8")),
  );
  const template = templates[path.startsWith(EVENTS) ? EVENTS : path];
  if (template === undefined) throw new Error(`A server does not render ${path}`);
  return template;
}

export const pageRenderer: PageRenderer = {
  facts,
  mails: createOwnerMails({ ...facts, timeZone: site.timeZone, language: site.language }),
  firstDay: (now) => buildDate(site.timeZone, now),
  renderPage: (path, events) => renderPage(path, templateOf(path), events),
  feed,
  eventFile,
  sitemap,
};

/** Renders a complete page. Embeds `data` from a server. Published events are in the scripts already. */
export async function renderPage(
  path: string,
  { template, firstPaint }: PageTemplate,
  data: PageEvents = {},
): Promise<CompletePage> {
  const { event, coming = [] } = data;
  const given = { template, connectsTo: connectsTo(path) };
  if (event !== undefined) {
    const furtherHead = eventData([event]);
    return completePage({ ...(await prerenderEvent(event, coming)), ...given, furtherHead, data: {} });
  }
  const furtherHead = headWithEvents(path, data, firstPaint);
  const dataOfApp = path === pages.home.path ? {} : data;
  return completePage({ ...(await prerender(path, data)), ...given, furtherHead, data: dataOfApp });
}

function headWithEvents(path: string, { upcoming, coming }: PageEvents, firstPaint: string): string {
  if (path === pages.allDates.path) {
    const dates = coming ?? builtCalendar.upcoming?.slice(0, MOST_UPCOMING_CALENDAR_EVENTS) ?? [];
    return pastDaysScript(dates, firstPaint);
  }
  const all = upcoming ?? builtCalendar.upcoming ?? [];
  const events = upcoming ?? reserveOf(all);
  const lines = nextEvents(all, null).map((event) => [event] as const);
  if (path === pages.home.path) return firstPaintScript(lines, firstPaint, { isNext: true });
  if (path !== pages.calendar.path) return "";
  return eventData(events) + firstPaintScript(seriesRuns(events), firstPaint, { hasMore: events.length < all.length });
}
