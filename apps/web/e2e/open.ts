import { expect, type Page } from "@playwright/test";

/**
 * Opens a page and waits until the app listens. Only journeys with links need this: before that, a link loads a new
 * document, while the press of a button is replayed.
 */
export async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilListening(page);
  await waitUntilLaidOut(page);
}

export async function waitUntilListening(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("listening").length > 0);
}

/** Waits until the parts below the first screen have their real height. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await expect(page.locator(":root:not([data-layout-deferred])")).toBeAttached();
}
