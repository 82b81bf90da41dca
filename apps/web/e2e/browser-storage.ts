import type { Page } from "@playwright/test";

/** The three keys of the specification, section 3. */
export type StorageKey = "calendarEvents" | "contactSubmissions" | "carouselImages";

/** The browser's local storage for the site, seen from outside the site. */
export class BrowserStorage {
  readonly #page: Page;
  readonly #site: string;

  constructor(page: Page, site: string) {
    this.#page = page;
    this.#site = site;
  }

  /** Stores lists as an older site or an earlier visit would. Call it before the site is opened. */
  async leave(lists: Partial<Record<StorageKey, unknown>>): Promise<void> {
    const texts = Object.entries(lists).map(([key, list]) => [key, JSON.stringify(list)] as const);
    await this.leaveTexts(Object.fromEntries(texts));
  }

  /** Stores texts as they are, such as damaged ones. */
  async leaveTexts(texts: Readonly<Record<string, string>>): Promise<void> {
    // A file of the site without script, in the same page: another page would be another process.
    await this.#page.goto(new URL("robots.txt", this.#site).href);
    await this.#page.evaluate((each) => {
      for (const [key, text] of Object.entries(each)) localStorage.setItem(key, text);
    }, texts);
  }

  /** The list under a key, or `null`. */
  async read(key: StorageKey): Promise<unknown> {
    const text = await this.#page.evaluate((name) => localStorage.getItem(name), key);
    return text === null ? null : JSON.parse(text);
  }

  /** All stored texts, by key. */
  async texts(): Promise<Record<string, string>> {
    return this.#page.evaluate(() => ({ ...localStorage }));
  }

  /** Fills the storage to the last character. */
  async fill(): Promise<void> {
    await this.#page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; ; count++) localStorage.setItem(`filler ${size} ${count}`, "x".repeat(size));
        } catch {
          // This size no longer fits; a smaller one may.
        }
      }
    });
  }
}
