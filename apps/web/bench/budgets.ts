import type { Page } from "../src/site/pages.ts";

export interface Budget {
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

/**
 * What a browser may download for a page that is opened and not touched. `npm test` fails above it. Of each page about
 * 0.5 kB are words that an owner rewrites and 0.7 kB what a backend guarantees, which words and buttons follow.
 */
export const budgets: readonly Budget[] = [
  { path: "/", script: { budget: 128, today: 127.9 }, total: { budget: 190, today: 189.3 } },
  // An owner's picture may stand in a drawing's place, and the gallery shares the drawings.
  { path: "/aura-reading", script: { budget: 125, today: 124.2 }, total: { budget: 186, today: 185.7 } },
  { path: "/reiki-healing", script: { budget: 125, today: 124.2 }, total: { budget: 186, today: 184.9 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published. Dates and
  // times are written as the site's language writes them.
  { path: "/calendar", script: { budget: 160, today: 159.6 }, total: { budget: 217, today: 216.8 } },
  // Reads the calendar, and draws a code.
  { path: "/calendar/poster", script: { budget: 154, today: 153.6 }, total: { budget: 210, today: 209.5 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 178, today: 177.1 }, total: { budget: 236, today: 234.8 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately, and
  // the panel that publishes them, with one press where the settings name a repository.
  { path: "/admin", script: { budget: 191, today: 190 }, total: { budget: 247, today: 246.2 } },
  { path: "/terms", script: { budget: 129, today: 128.1 }, total: { budget: 188, today: 187.4 } },
];

/** The same for the pages of a shared site, without events and with their HTML as the server compresses it. */
export const sharedBudgets: readonly Budget[] = [
  // Loads the next event once a link leads back to it.
  { path: "/", script: { budget: 131, today: 130.5 }, total: { budget: 194, today: 193.2 } },
  { path: "/aura-reading", script: { budget: 126, today: 125.4 }, total: { budget: 188, today: 186.9 } },
  { path: "/reiki-healing", script: { budget: 126, today: 125.4 }, total: { budget: 187, today: 186.1 } },
  { path: "/calendar", script: { budget: 137.5, today: 136.8 }, total: { budget: 196, today: 195.5 } },
  { path: "/calendar/poster", script: { budget: 131, today: 130.5 }, total: { budget: 188, today: 187.1 } },
  { path: "/contact", script: { budget: 177.5, today: 176.9 }, total: { budget: 235.2, today: 234.6 } },
  { path: "/admin", script: { budget: 190, today: 189 }, total: { budget: 246, today: 245.2 } },
  { path: "/terms", script: { budget: 130, today: 129.4 }, total: { budget: 189, today: 188.5 } },
];
