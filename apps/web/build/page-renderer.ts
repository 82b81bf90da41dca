import type { PageData, PageRenderer, PageTemplate } from "@inner-light/site-server/page-renderer";
import { connectsTo, hasAdmin, prerender } from "../src/prerender.tsx";
import { builtCalendar } from "../src/site/built-calendar.ts";
import { gallerySlides } from "../src/site/gallery-slides.ts";
import { pages } from "../src/site/pages.ts";
import { buildDate } from "./build-date.ts";
import { feedFrom, liveCalendarFeed } from "./calendar-feed.ts";
import { calendarHead } from "./calendar-head.ts";
import { type CompletePage, completePage } from "./complete-page.ts";
import { config, site } from "./site.ts";

export { connectsTo, hasAdmin };

/** Renders the site's pages: the build runs this module, and the server of a shared site loads it. */
export const pageRenderer: PageRenderer = {
  facts: {
    practiceName: site.practiceName,
    basePath: import.meta.env.BASE_URL,
    siteUrl: config.siteUrl ?? null,
    timeZone: site.timeZone,
    keepMessagesMonths: site.keepMessagesMonths,
    builtInGallerySlides: gallerySlides,
  },
  firstDay: (now) => buildDate(site.timeZone, now),
  renderPage,
  liveCalendarFeed,
  feedFrom,
};

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
  const listed = upcoming.filter(({ location }) => location?.trim());
  return calendarHead(upcoming, firstPaint, listed);
}
