import { NOUNS, type Noun } from "@inner-light/core";
import type { Page } from "@playwright/test";

/** The records of each noun in snapshot form, readable or not. */
export type SiteRecords = Partial<Record<Noun, readonly unknown[]>>;

/** The storage keys (specification, section 3). */
const KEYS: Readonly<Record<Noun, string>> = {
  events: "calendarEvents",
  messages: "contactSubmissions",
  slides: "carouselImages",
};

/** The browser's storage for the site. Only tests tagged @local-storage depend on its location. */
export class BrowserStorage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Stores records as an earlier visit would. Call it before the site is opened. */
  async leave(records: SiteRecords): Promise<void> {
    const texts = NOUNS.filter((noun) => noun in records).map((noun) => [KEYS[noun], JSON.stringify(records[noun])]);
    await this.leaveTexts(Object.fromEntries(texts));
  }

  /** Stores only these strings, unchanged. They may be damaged records. */
  async leaveTexts(texts: Readonly<Record<string, string>>): Promise<void> {
    // Uses a file without scripts, because another page would be another process.
    await this.#page.goto("robots.txt");
    await this.#page.evaluate((each) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(each)) localStorage.setItem(key, text);
    }, texts);
  }

  /** Returns a noun's records, or `null` if none were ever stored. */
  async read(noun: Noun): Promise<unknown> {
    const text = await this.#page.evaluate((key) => localStorage.getItem(key), KEYS[noun]);
    return text === null ? null : JSON.parse(text);
  }

  async texts(): Promise<Record<string, string>> {
    return this.#page.evaluate(() => ({ ...localStorage }));
  }
}
