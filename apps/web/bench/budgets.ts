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
  { path: "/", script: { budget: 127, today: 125.7 }, total: { budget: 189, today: 187.6 } },
  { path: "/aura-reading", script: { budget: 123, today: 121.6 }, total: { budget: 185, today: 183.5 } },
  { path: "/reiki-healing", script: { budget: 123, today: 121.4 }, total: { budget: 184, today: 182.6 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published.
  { path: "/calendar", script: { budget: 156, today: 154.7 }, total: { budget: 214, today: 212 } },
  // Reads the calendar, and draws a code.
  { path: "/calendar/poster", script: { budget: 154, today: 152.5 }, total: { budget: 211, today: 208.8 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 176, today: 174.8 }, total: { budget: 234, today: 232.6 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately, and
  // the panel that publishes them.
  { path: "/admin", script: { budget: 180, today: 178.1 }, total: { budget: 236, today: 234.5 } },
  { path: "/terms", script: { budget: 126, today: 124.9 }, total: { budget: 186, today: 184.5 } },
];
