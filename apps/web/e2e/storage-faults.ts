import type { BrowserContext, Page } from "@playwright/test";

/** What can be wrong with a browser's storage: each of these makes it so for every page opened afterwards. */

/** The visitor has forbidden sites to keep anything: even looking for the storage throws. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** Nothing more fits in. */
export async function refuseWrites(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

/** What is written is gone, and nobody says so. */
export async function ignoreWrites(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => undefined;
  });
}

/** Texts under keys, as they are: damaged ones too. To be called before the site is opened. */
export async function leaveTexts(page: Page, origin: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const localStorage = Object.entries(texts).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** All texts that the browser keeps for the site. */
export async function keptTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Fills the storage of an open page to the last character. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`filler ${size} ${count}`, "x".repeat(size));
      } catch {
        // This size fits no more; a smaller one may.
      }
    }
  });
}
