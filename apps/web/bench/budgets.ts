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
  { path: "/", script: { budget: 125, today: 125 }, total: { budget: 190, today: 186.1 } },
  { path: "/aura-reading", script: { budget: 120, today: 119.8 }, total: { budget: 181, today: 181 } },
  { path: "/reiki-healing", script: { budget: 120, today: 119.9 }, total: { budget: 183, today: 180.4 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published.
  { path: "/calendar", script: { budget: 154, today: 153.6 }, total: { budget: 210, today: 209.7 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 173, today: 172.9 }, total: { budget: 231, today: 229.9 } },
  // The search, the end, the two boxes and the repetitions of the owner's events, and the panel that publishes them.
  { path: "/admin", script: { budget: 176, today: 175.6 }, total: { budget: 232, today: 231.1 } },
  // Shares its files with pages that need a little more: four requests fewer for three kilobytes.
  { path: "/terms", script: { budget: 131, today: 127.3 }, total: { budget: 191, today: 185.8 } },
];
