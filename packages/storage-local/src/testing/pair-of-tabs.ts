import type { CalendarEventRepository } from "@inner-light/core";
import { createLocalStorageBackend } from "../create-local-storage-backend.ts";
import { FakeBrowser, type FakeTab } from "./fake-browser.ts";

/** The titles of the events in one tab. */
export const titlesIn = async (repository: CalendarEventRepository) =>
  (await repository.list()).map(({ title }) => title);

/** Writes and messages that were sent and have not arrived yet. */
class Post {
  #waiting: (() => void)[] = [];
  readonly later = (arrive: () => void): void => {
    this.#waiting.push(arrive);
  };

  /** Delivers everything, including what the deliveries cause, or no more than `most`. */
  async deliver(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let count = 0; count < most && this.#waiting.length > 0; count++) {
      this.#waiting.shift()?.();
      await Promise.resolve();
    }
  }
}

/** Runs timers and delivers what they send, until nothing is left. */
export async function untilQuiet(tabs: readonly FakeTab[], deliver: () => Promise<void>): Promise<void> {
  for (let round = 0; round < 100; round++) {
    await deliver();
    if (tabs.reduce((count, { timers }) => count + timers.goOff(), 0) === 0) return;
  }
  throw new Error("the tabs never came to rest");
}

/** Two tabs of one browser, each with a repository. Writes and messages arrive in the other tab when `post` delivers them. */
export function pairOfTabs(capabilities = {}) {
  const post = new Post();
  const browser = new FakeBrowser(post.later);
  const here = browser.openTab(capabilities);
  const there = browser.openTab(capabilities);
  const hereBackend = createLocalStorageBackend(here.browser);
  const thereBackend = createLocalStorageBackend(there.browser);
  return {
    browser,
    post,
    here,
    there,
    hereEvents: hereBackend.calendarEvents,
    thereEvents: thereBackend.calendarEvents,
    hereDeleted: hereBackend.deletedRecords,
    thereDeleted: thereBackend.deletedRecords,
    untilQuiet: () => untilQuiet([here, there], () => post.deliver()),
  };
}
