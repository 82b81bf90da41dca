import type { Page } from "@playwright/test";

/** The three keys of the specification, section 3. */
export type StorageKey = "calendarEvents" | "contactSubmissions" | "carouselImages";

/** The browser's local storage for the site, seen from outside the site. */
export class BrowserStorage {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Stores lists as an older site or an earlier visit would. Call it before the site is opened. */
  async leave(lists: Partial<Record<StorageKey, unknown>>): Promise<void> {
    const texts = Object.entries(lists).map(([key, list]) => [key, JSON.stringify(list)] as const);
    await this.leaveTexts(Object.fromEntries(texts));
  }

  /** Stores texts as they are, such as damaged ones. */
  async leaveTexts(texts: Readonly<Record<string, string>>): Promise<void> {
    const localStorage = Object.entries(texts).map(([name, value]) => ({ name, value }));
    await this.#page.context().setStorageState({ cookies: [], origins: [{ origin: this.#origin, localStorage }] });
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
