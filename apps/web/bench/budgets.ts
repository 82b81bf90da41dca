import type { Page } from "../src/site/pages.ts";

export interface Budget {
  readonly path: Page["path"];
  readonly script: Kilobytes;
  /** The page, its scripts, its fonts and its icon; without the gallery's picture, which comes from another host. */
  readonly total: Kilobytes;
}

/** Thousands of bytes, compressed with brotli. */
interface Kilobytes {
  readonly budget: number;
  /** The size when this line was last edited. */
  readonly today: number;
}

/**
 * The maximum download for a page that is opened and not touched. `npm test` fails above it. About 0.5 kB of each page
 * are words that an owner rewrites. Each page carries the table of pages, services and their texts, and the widths of
 * the practice's pictures: 1.2 kB since the calendar has a page of all dates. The home page tells who, where and from
 * how much, every page marks the calendar above an event, and the beginning of a page comes with the app. The styles of
 * the cards and of the services' facts add 1 kB of HTML to some.
 */
export const budgets: readonly Budget[] = [
  { path: "/", script: { budget: 130.5, today: 129.1 }, total: { budget: 191.5, today: 190.8 } },
  // An owner's picture may replace a drawing, and the gallery shares the drawings.
  { path: "/aura-reading", script: { budget: 126.5, today: 125.4 }, total: { budget: 188, today: 187.5 } },
  { path: "/reiki-healing", script: { budget: 126.5, today: 125.5 }, total: { budget: 187.5, today: 186.8 } },
  // An event may end, be canceled or be full, and calendar files include that; the list may be a published one. Dates
  // and times follow the site's language. Use cases and their container come with the storage, and so does the rule
  // that an event past midnight stays until it ends.
  { path: "/calendar", script: { budget: 162.5, today: 160.9 }, total: { budget: 219.5, today: 218.5 } },
  { path: "/calendar/all", script: { budget: 153, today: 152.1 }, total: { budget: 209, today: 208.2 } },
  // Reads the calendar, tells a series in one line, and draws a code.
  { path: "/calendar/poster", script: { budget: 158, today: 157.4 }, total: { budget: 214.5, today: 213.9 } },
  // Includes the storage, loaded at once so a lost connection loses no message, and the rule for email addresses.
  { path: "/contact", script: { budget: 169, today: 168.3 }, total: { budget: 227, today: 225.9 } },
  // The search, the end, the two boxes, the repetitions and the series of the owner's events, what was deleted lately,
  // and the panel that publishes them, with one press where the settings name a repository.
  { path: "/admin", script: { budget: 198, today: 196.5 }, total: { budget: 254, today: 253.1 } },
  { path: "/terms", script: { budget: 129.5, today: 129 }, total: { budget: 188.5, today: 187.9 } },
];

/** The same for a shared site without events, whose HTML the server compresses: `pnpm test:thorough` checks it. */
export const sharedBudgets: readonly Budget[] = [
  // Loads the next event once a link leads back to it.
  { path: "/", script: { budget: 130.5, today: 129.8 }, total: { budget: 193.5, today: 192.5 } },
  { path: "/aura-reading", script: { budget: 126.5, today: 126.1 }, total: { budget: 188, today: 186.5 } },
  { path: "/reiki-healing", script: { budget: 126.5, today: 126 }, total: { budget: 187, today: 185.8 } },
  { path: "/calendar", script: { budget: 136.5, today: 135.8 }, total: { budget: 195.5, today: 194.5 } },
  { path: "/calendar/all", script: { budget: 132, today: 131 }, total: { budget: 189.5, today: 188.5 } },
  { path: "/calendar/poster", script: { budget: 132, today: 131.4 }, total: { budget: 188.5, today: 188 } },
  { path: "/contact", script: { budget: 166.5, today: 165.4 }, total: { budget: 224, today: 223 } },
  { path: "/admin", script: { budget: 189.5, today: 188.6 }, total: { budget: 246, today: 244.8 } },
  { path: "/terms", script: { budget: 129.5, today: 128.8 }, total: { budget: 188.5, today: 187.9 } },
];
