import { MOST_UPCOMING_CALENDAR_EVENTS, nextEvents, type PageEvents, seriesRuns } from "@inner-light/core";
import type { PageRenderer } from "@inner-light/core/server";
import { version } from "styled-components";
import { connectsTo, drawSeatedFigure, hasAdmin, prerender, prerenderEvent } from "../src/prerender.tsx";
import { builtCalendar, reserveOf } from "../src/site/built-calendar.ts";
import { offeredServices } from "../src/site/offered-services.ts";
import { PAGE_DATA_ID, pages } from "../src/site/pages.ts";
import { lightPalette } from "../src/ui/theme/palette.ts";
import { starting } from "../words/controls.ts";
import { buildDate } from "./build-date.ts";
import { calendarFiles, eventFile, feed } from "./calendar-feed.ts";
import { eventData, firstPaintScript, pastDaysScript } from "./calendar-head.ts";
import { type CompletePage, type InlineElement, type Part, writeDocument } from "./document.ts";
import { createOwnerMails } from "./owner-mails.ts";
import { config, site } from "./parsed-site.ts";
import { jsonScript, MANIFEST, searchFiles, sitemap, structuredData } from "./search-files.ts";

export { calendarFiles, connectsTo, hasAdmin, searchFiles };

/** Returns what the picture for shared links shows. */
export function socialCard() {
  const services = new Intl.ListFormat(site.language).format(offeredServices.map(({ words }) => words.name));
  return { name: site.practiceName, services, figure: drawSeatedFigure(), palette: lightPalette };
}

const base = import.meta.env.BASE_URL;

const facts = {
  practiceName: site.practiceName,
  basePath: base,
  siteUrl: config.siteUrl ?? null,
  keepMessagesMonths: site.keepMessagesMonths,
};

/** What the build compiles before this module. */
export interface CompiledParts {
  /** The inline scripts. */
  readonly scripts: Readonly<Record<"boot" | "calendarFirstPaint" | "noticeFirstPaint" | "eventPage", string>>;
  /** The script files of each page by path. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** The styles of the language, which may be empty. */
  readonly styles: readonly string[];
}

declare const __COMPILED__: CompiledParts;
const { scripts, modules, styles } = __COMPILED__;

export const pageRenderer: PageRenderer = {
  facts,
  mails: createOwnerMails({ ...facts, timeZone: site.timeZone, language: site.language }),
  firstDay: (now) => buildDate(site.timeZone, now),
  renderPage,
  feed,
  eventFile,
  sitemap,
};

/** Renders a page as HTML. Embeds `data` from a server; published events are in scripts. */
export async function renderPage(path: string, data: PageEvents = {}): Promise<CompletePage> {
  const { event, coming = [] } = data;
  const page = event === undefined ? await prerender(path, data) : await prerenderEvent(event, coming);
  const head: Part[] = [
    page.head,
    { tag: "style", text: page.fonts },
    { tag: "style", attributes: { "data-styled": "true", "data-styled-version": version }, text: page.styles },
    structuredData(),
    ...(event === undefined ? headWithEvents(path, data) : [eventData([event])]),
    ...styles.map((text): Part => text && { tag: "style", text }),
    noticeScript(),
  ];
  const end: Part[] =
    event === undefined
      ? [bootScript(path), path === pages.home.path ? "" : dataScript(data)]
      : [{ tag: "script", text: scripts.eventPage }];
  return writeDocument({ head, body: page.body, end, connectsTo: connectsTo(path) });
}

/** Returns the script that starts the app. Its attributes hold the words it needs before that. */
function bootScript(path: string): InlineElement {
  const files = (modules[path] ?? []).map((file) => base + file).join(" ");
  const words = Object.fromEntries(Object.entries(starting).map(([name, word]) => [`data-${name}`, word]));
  const attributes = { type: "module", "data-modules": files, "data-manifest": base + MANIFEST, ...words };
  return { tag: "script", attributes, text: scripts.boot };
}

function dataScript(data: PageEvents): string {
  return Object.keys(data).length > 0 ? jsonScript(data, `type="application/json" id="${PAGE_DATA_ID}"`) : "";
}

function noticeScript(): Part {
  if (config.notice === undefined) return "";
  const { from, to } = config.notice;
  const attributes = { "data-from": from, "data-to": to, "data-time-zone": site.timeZone };
  return { tag: "script", attributes, text: scripts.noticeFirstPaint };
}

function headWithEvents(path: string, { upcoming, coming }: PageEvents): Part[] {
  const script = scripts.calendarFirstPaint;
  if (path === pages.allDates.path)
    return [pastDaysScript(coming ?? builtCalendar.upcoming?.slice(0, MOST_UPCOMING_CALENDAR_EVENTS) ?? [], script)];
  const all = upcoming ?? builtCalendar.upcoming ?? [];
  const events = upcoming ?? reserveOf(all);
  const lines = nextEvents(all, null).map((event) => [event] as const);
  if (path === pages.home.path) return [firstPaintScript(lines, script, { isNext: true })];
  if (path !== pages.calendar.path) return [];
  return [eventData(events), firstPaintScript(seriesRuns(events), script, { hasMore: events.length < all.length })];
}
