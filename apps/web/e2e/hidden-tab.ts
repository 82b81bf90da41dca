import type { Page } from "@playwright/test";

/** Another tab comes to the front: the page is told what a browser would tell it. */
export async function hideTab(page: Page): Promise<void> {
  await setHidden(page, true);
}

export async function showTab(page: Page): Promise<void> {
  await setHidden(page, false);
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (isHidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
