import type { Page } from "../src/site/pages.ts";

export interface Budget {
  readonly path: Page["path"];
  readonly script: Kilobytes;
  /** The page with its scripts, fonts and icon, but without the gallery's picture on another host. */
  readonly total: Kilobytes;
}

/** Kilobytes, compressed with Brotli. */
interface Kilobytes {
  readonly budget: number;
  /** The size when this line was last edited. */
  readonly today: number;
}

/** The maximum download of a page that is opened but not touched. About 0.5 kB is text that owners rewrite. */
export const budgets: readonly Budget[] = [
  { path: "/", script: { budget: 130, today: 129 }, total: { budget: 191.5, today: 191.1 } },
  // Includes the code for owners' pictures. The gallery shares the drawings.
  { path: "/aura-reading", script: { budget: 126, today: 124.9 }, total: { budget: 188, today: 187 } },
  { path: "/reiki-healing", script: { budget: 126, today: 124.9 }, total: { budget: 187.5, today: 186.3 } },
  // Includes the storage and use cases, and the calendar's rules and date formats.
  { path: "/calendar", script: { budget: 162.5, today: 162 }, total: { budget: 220, today: 219.6 } },
  { path: "/calendar/all", script: { budget: 154, today: 153.4 }, total: { budget: 210, today: 209.6 } },
  // Includes the calendar's list and the QR code.
  { path: "/calendar/poster", script: { budget: 159, today: 158.5 }, total: { budget: 215.5, today: 215 } },
  // Loads the storage immediately, so a lost connection does not lose a message.
  { path: "/contact", script: { budget: 170, today: 169.5 }, total: { budget: 228, today: 227.7 } },
  // Includes the owner's forms, deleted events, and the publishing panel.
  { path: "/admin", script: { budget: 196.5, today: 195.6 }, total: { budget: 253.5, today: 252.6 } },
  { path: "/terms", script: { budget: 129, today: 128.4 }, total: { budget: 189, today: 188.5 } },
];

/** The same for a shared site without events, compressed by its server. `pnpm test:thorough` checks it. */
export const sharedBudgets: readonly Budget[] = [
  // Loads the next event's script only when a link leads back to the home page.
  { path: "/", script: { budget: 131, today: 130.3 }, total: { budget: 194, today: 193.3 } },
  { path: "/aura-reading", script: { budget: 127, today: 126.2 }, total: { budget: 189, today: 188.3 } },
  { path: "/reiki-healing", script: { budget: 127, today: 126.2 }, total: { budget: 188, today: 187.6 } },
  { path: "/calendar", script: { budget: 139.5, today: 138.7 }, total: { budget: 198.5, today: 197.8 } },
  { path: "/calendar/all", script: { budget: 130.5, today: 130 }, total: { budget: 188, today: 187.5 } },
  { path: "/calendar/poster", script: { budget: 136, today: 135.2 }, total: { budget: 193, today: 192.2 } },
  { path: "/contact", script: { budget: 169, today: 168.6 }, total: { budget: 228, today: 227.1 } },
  { path: "/admin", script: { budget: 195.5, today: 194.8 }, total: { budget: 253, today: 252 } },
  { path: "/terms", script: { budget: 130, today: 129.5 }, total: { budget: 190, today: 189.6 } },
];
