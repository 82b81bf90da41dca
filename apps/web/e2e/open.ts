import type { Page } from "@playwright/test";

/** Opens a page and waits until the app listens. Before that, a link loads a new document. */
export async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilListening(page);
}

export async function waitUntilListening(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("listening").length > 0);
}

/** Delays script files until the returned function is called. */
export async function holdScripts(page: Page, files = "**/assets/main-*.js"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
