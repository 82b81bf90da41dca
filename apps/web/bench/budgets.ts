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
  { path: "/", script: { budget: 126, today: 125.2 }, total: { budget: 190, today: 186 } },
  { path: "/aura-reading", script: { budget: 120, today: 119.1 }, total: { budget: 181, today: 179.6 } },
  { path: "/reiki-healing", script: { budget: 120, today: 119.2 }, total: { budget: 183, today: 180.3 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published, and links
  // carry an event that was not.
  { path: "/calendar", script: { budget: 155, today: 154.8 }, total: { budget: 212, today: 211.1 } },
  // Reads the calendar, and draws a code.
  { path: "/calendar/poster", script: { budget: 157, today: 155.8 }, total: { budget: 213, today: 211.3 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 175, today: 174.9 }, total: { budget: 233, today: 232 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately, and
  // the panel that publishes them.
  { path: "/admin", script: { budget: 180, today: 179 }, total: { budget: 236, today: 235 } },
  // Shares its files with pages that need a little more: four requests fewer for three kilobytes.
  { path: "/terms", script: { budget: 131, today: 127.3 }, total: { budget: 191, today: 185.8 } },
];
