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
  { path: "/", script: { budget: 125, today: 124.7 }, total: { budget: 187, today: 185.9 } },
  { path: "/aura-reading", script: { budget: 120, today: 119.5 }, total: { budget: 182, today: 180.7 } },
  { path: "/reiki-healing", script: { budget: 120, today: 119.6 }, total: { budget: 182, today: 180.1 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published, and links
  // carry an event that was not.
  { path: "/calendar", script: { budget: 155, today: 154.3 }, total: { budget: 212, today: 210.8 } },
  // Reads the calendar, and draws a code.
  { path: "/calendar/poster", script: { budget: 156, today: 154.6 }, total: { budget: 212, today: 210.1 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 173, today: 171.7 }, total: { budget: 231, today: 228.9 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately, and
  // the panel that publishes them.
  { path: "/admin", script: { budget: 177, today: 175.3 }, total: { budget: 233, today: 230.8 } },
  // Shares its files with pages that need a little more: four requests fewer for three kilobytes.
  { path: "/terms", script: { budget: 128, today: 126.9 }, total: { budget: 188, today: 185.7 } },
];
