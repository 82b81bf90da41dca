import { connectsTo, prerender } from "../src/prerender.tsx";
import type { PageData } from "../src/queries/page-data.ts";
import { builtCalendar } from "../src/site/built-calendar.ts";
import { pages } from "../src/site/pages.ts";
import { calendarHead } from "./calendar-head.ts";
import { type CompletePage, completePage } from "./complete-page.ts";

/** Renders the site's pages: the build runs this module, and the server of a shared site keeps it. */
export { calendarFeed } from "./calendar-feed.ts";
export { connectsTo };

/** What the build knows of a page, and the renderer does not. */
export interface PageTemplate {
  /** The HTML around the page, with the inline script that starts the app. */
  readonly template: string;
  /** The inline script that styles a list of events before the first paint. */
  readonly firstPaint: string;
}

/** A route as complete HTML. The data of a server go along with the page; what was built in does not need to. */
export async function renderPage(
  path: string,
  { template, firstPaint }: PageTemplate,
  data: PageData = {},
): Promise<CompletePage> {
  const events = data.upcoming ?? builtCalendar.upcoming ?? [];
  const furtherHead = path === pages.calendar.path ? calendarHead(events, firstPaint) : "";
  return completePage({ ...(await prerender(path, data)), template, furtherHead, data, connectsTo });
}
