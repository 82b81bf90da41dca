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
  { path: "/", script: { budget: 128, today: 127.6 }, total: { budget: 190, today: 189 } },
  // An owner's picture may stand in a drawing's place, and the gallery shares the drawings.
  { path: "/aura-reading", script: { budget: 125, today: 124.1 }, total: { budget: 187, today: 186.1 } },
  { path: "/reiki-healing", script: { budget: 125, today: 124.1 }, total: { budget: 186, today: 185.2 } },
  // An event may end, be canceled or be full, and calendars are told so; the list can be one that was published. Dates and
  // times are written as the site's language writes them.
  { path: "/calendar", script: { budget: 161, today: 160 }, total: { budget: 218, today: 217.2 } },
  // Reads the calendar, and draws a code.
  { path: "/calendar/poster", script: { budget: 155, today: 154.4 }, total: { budget: 212, today: 210.7 } },
  // Includes the storage and the toast, fetched at once so that a lost connection loses no message.
  { path: "/contact", script: { budget: 180, today: 178.4 }, total: { budget: 238, today: 236.5 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately, and
  // the panel that publishes them, with one press where the settings name a repository.
  { path: "/admin", script: { budget: 192, today: 191.4 }, total: { budget: 248, today: 247.6 } },
  { path: "/terms", script: { budget: 129, today: 127.8 }, total: { budget: 189, today: 187.6 } },
];

/** The same for the pages of a shared site, without events and with their HTML as the server compresses it. */
export const sharedBudgets: readonly Budget[] = [
  // Loads the next event once a link leads back to it.
  { path: "/", script: { budget: 131, today: 130 }, total: { budget: 194, today: 192.7 } },
  { path: "/aura-reading", script: { budget: 126, today: 125.2 }, total: { budget: 188, today: 186.9 } },
  { path: "/reiki-healing", script: { budget: 126, today: 125.2 }, total: { budget: 187, today: 186.2 } },
  { path: "/calendar", script: { budget: 138, today: 137.5 }, total: { budget: 197, today: 196.1 } },
  { path: "/calendar/poster", script: { budget: 131, today: 130.8 }, total: { budget: 188, today: 187.6 } },
  { path: "/contact", script: { budget: 178, today: 177.3 }, total: { budget: 235.3, today: 235 } },
  { path: "/admin", script: { budget: 190, today: 189.9 }, total: { budget: 247, today: 246.1 } },
  { path: "/terms", script: { budget: 130, today: 130 }, total: { budget: 189.3, today: 189.1 } },
];
