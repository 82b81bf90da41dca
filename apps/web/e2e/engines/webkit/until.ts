import { setTimeout as wait } from "node:timers/promises";

/** How long an action or an expectation may take, as in Playwright's configuration. */
const LIMIT_MS = 10_000;
const PAUSE_MS = 50;

/** Tries until it succeeds; throws the last error after ten seconds. */
export async function until<Value>(attempt: () => Promise<Value>, limit = LIMIT_MS): Promise<Value> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(PAUSE_MS);
    }
  }
}
