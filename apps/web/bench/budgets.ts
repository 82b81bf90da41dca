import type { Page } from "../src/site/pages.ts";

interface Budget {
  readonly path: Page["path"];
  readonly script: Kilobytes;
  /** The page, its script, its faces and its icon; without the gallery's picture, which comes from elsewhere. */
  readonly total: Kilobytes;
}

/** Thousands of bytes, compressed with brotli. */
interface Kilobytes {
  readonly budget: number;
  /** What it was when somebody last looked. */
  readonly today: number;
}

/** What a browser may download for a page that is opened and not touched. `npm test` fails beyond it. */
export const budgets: readonly Budget[] = [
  { path: "/", script: { budget: 125, today: 124.6 }, total: { budget: 190, today: 185.6 } },
  { path: "/aura-reading", script: { budget: 119, today: 116.5 }, total: { budget: 181, today: 177.1 } },
  { path: "/reiki-healing", script: { budget: 120, today: 117.7 }, total: { budget: 183, today: 178.9 } },
  { path: "/calendar", script: { budget: 151, today: 148.6 }, total: { budget: 209, today: 204.9 } },
  // With what keeps messages and says that they are kept: fetched at once, so that a lost connection loses no message.
  { path: "/contact", script: { budget: 172, today: 169.4 }, total: { budget: 231, today: 226.6 } },
  { path: "/admin", script: { budget: 173, today: 169.6 }, total: { budget: 230, today: 225.2 } },
  { path: "/terms", script: { budget: 128, today: 125.2 }, total: { budget: 188, today: 183.9 } },
];
