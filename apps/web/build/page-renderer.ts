import type { CalendarDate } from "@inner-light/core";
import { connectsTo, prerender } from "../src/prerender.tsx";
import type { PageData } from "../src/queries/page-data.ts";
import { builtCalendar } from "../src/site/built-calendar.ts";
import { gallerySlides } from "../src/site/gallery-slides.ts";
import { pages } from "../src/site/pages.ts";
import { buildDate } from "./build-date.ts";
import { calendarHead } from "./calendar-head.ts";
import { type CompletePage, completePage } from "./complete-page.ts";
import { config, site } from "./site.ts";

/** Renders the site's pages: the build runs this module, and the server of a shared site keeps it. */
export { feedFrom, liveCalendarFeed } from "./calendar-feed.ts";
export { connectsTo };

/** What a server has to know of the practice. */
export const facts = {
  practiceName: site.practiceName,
  basePath: import.meta.env.BASE_URL,
  siteUrl: config.siteUrl ?? null,
  timeZone: site.timeZone,
  keepMessagesMonths: site.keepMessagesMonths,
  builtInGallerySlides: gallerySlides,
};

/** The first day of which a page shows events at an instant, in milliseconds: no visitor is a day behind it. */
export function firstDay(moment: number): CalendarDate {
  return buildDate(site.timeZone, moment);
}

/** What the build knows of a page, and the renderer does not. */
export interface PageTemplate {
  /** The HTML around the page, with the inline script that starts the app. */
  readonly template: string;
  /** The inline script that styles a list of events before the first paint. */
  readonly firstPaint: string;
}

/** The page at a path, which may have a query string, as complete HTML. The data of a server go along with the page; what was built in does not need to. */
export async function renderPage(
  path: string,
  { template, firstPaint }: PageTemplate,
  data: PageData = {},
): Promise<CompletePage> {
  const furtherHead = path === pages.calendar.path ? headWithEvents(data, firstPaint) : "";
  return completePage({ ...(await prerender(path, data)), template, furtherHead, data, connectsTo });
}

/** Search engines refuse an event without a place, so a server does not tell them of it. */
function headWithEvents({ upcoming }: PageData, firstPaint: string): string {
  if (upcoming === undefined) return calendarHead(builtCalendar.upcoming ?? [], firstPaint);
  return calendarHead(
    upcoming,
    firstPaint,
    upcoming.filter(({ location }) => location?.trim()),
  );
}
