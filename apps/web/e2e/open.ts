import { expect, type Page } from "@playwright/test";

/**
 * Opens a page and waits until the app listens. Only links need this: one that is followed earlier is an ordinary
 * link to a new document, while buttons that are pressed earlier are pressed again.
 */
export async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilListening(page);
  await waitUntilLaidOut(page);
}

export async function waitUntilListening(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("listening").length > 0);
}

/** Until then parts below the first screen may not have their real height yet. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await expect(page.locator(":root:not([data-layout-deferred])")).toBeAttached();
}
