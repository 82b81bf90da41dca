import type { Page } from "../src/site/pages.ts";

interface Budget {
  readonly path: Page["path"];
  readonly script: Kilobytes;
  /** The page, its scripts, its fonts and its icon; without the gallery's picture, which another host sends. */
  readonly total: Kilobytes;
}

/** Thousands of bytes, compressed with brotli. */
interface Kilobytes {
  readonly budget: number;
  /** The size when this line was last edited. */
  readonly today: number;
}

/** What a browser may download for a page that is opened and not touched. `npm test` fails above it. */
export const budgets: readonly Budget[] = [
  // Every page knows the addresses of all pages, the poster among them.
  { path: "/", script: { budget: 126, today: 125.5 }, total: { budget: 190, today: 186 } },
  { path: "/aura-reading", script: { budget: 121, today: 120.4 }, total: { budget: 183, today: 181.6 } },
  { path: "/reiki-healing", script: { budget: 121, today: 120.6 }, total: { budget: 183, today: 181.1 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published, and links
  // carry an event that was not.
  { path: "/calendar", script: { budget: 157, today: 156.1 }, total: { budget: 213, today: 212.3 } },
  // Reads the calendar, and draws a code.
  { path: "/calendar/poster", script: { budget: 157, today: 155.8 }, total: { budget: 213, today: 211.3 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 176, today: 175.2 }, total: { budget: 233, today: 232.3 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately, and
  // the panel that publishes them.
  { path: "/admin", script: { budget: 180, today: 179 }, total: { budget: 236, today: 235 } },
  // Shares its files with pages that need a little more: four requests fewer for three kilobytes.
  { path: "/terms", script: { budget: 131, today: 127.3 }, total: { budget: 191, today: 185.8 } },
];
