import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until the app listens. Only journeys with links need this: before that, a link loads a new
 * document, while the press of a button is replayed.
 */
export async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilListening(page);
}

export async function waitUntilListening(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("listening").length > 0);
}
