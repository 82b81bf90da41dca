import { setTimeout as wait } from "node:timers/promises";
import { WebDriverError } from "./webdriver-session.ts";

/** How long an action or an expectation may take. */
export const LIMIT_MS = 10_000;
const PAUSE_MS = 50;

/** Tries until it succeeds; throws the last error after ten seconds, or at once when the page has shown a dialog. */
export async function until<Value>(attempt: () => Promise<Value>, limit = LIMIT_MS): Promise<Value> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isDialog = error instanceof WebDriverError && error.code === "unexpected alert open";
      if (isDialog || Date.now() > end) throw error;
      await wait(PAUSE_MS);
    }
  }
}
