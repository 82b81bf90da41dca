import type { Page } from "@playwright/test";

/** The three keys of the specification, section 3. */
export type StorageKey = "calendarEvents" | "contactSubmissions" | "carouselImages";

export const storageKeys: readonly string[] = ["calendarEvents", "contactSubmissions", "carouselImages"];

/** The browser's local storage for the site, seen from outside the site. */
export class BrowserStorage {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** What an older site, or an earlier visit, has left behind. To be called before the site is opened. */
  async leave(lists: Partial<Record<StorageKey, unknown>>): Promise<void> {
    const localStorage = Object.entries(lists).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    await this.#page.context().setStorageState({ cookies: [], origins: [{ origin: this.#origin, localStorage }] });
  }

  /** The list under a key, or `null`. */
  async read(key: StorageKey): Promise<unknown> {
    const text = await this.#page.evaluate((name) => localStorage.getItem(name), key);
    return text === null ? null : JSON.parse(text);
  }

  /** The names of everything that is kept. */
  async keys(): Promise<string[]> {
    return this.#page.evaluate(() => Object.keys(localStorage).sort());
  }
}
