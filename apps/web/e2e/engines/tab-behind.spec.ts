import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { waitUntilListening } from "../open.ts";
import { changeAtOnce, test as testStorage, titlesIn } from "./storage-page.ts";

/**
 * A tab that another one hides. Its timers wait for a second at least, as Firefox does it without a driver; the project in
 * playwright.config.ts says so. Other drivers show every page.
 */

const NOON = new Date("2026-05-01T12:00:00-04:00");
const A_MINUTE_LATER = new Date("2026-05-01T12:01:00-04:00");
const CHANGES = 6;

const isHidden = (page: Page) => page.evaluate(() => document.hidden);

/** The tab that something opens. */
async function tabOpenedBy(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  const opens = context.waitForEvent("page");
  await act();
  return opens;
}

const gallery = (page: Page) => page.getByRole("region", { name: "Gallery" });

test("a page that opens in a tab behind starts there, and works when the tab is chosen", async ({ page, context }) => {
  await page.goto("/contact");
  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  const behind = await tabOpenedBy(context, () => home.click({ button: "middle" }));
  await waitUntilListening(behind);
  expect(await isHidden(behind)).toBe(true);
  await behind.bringToFront();
  await gallery(behind).getByRole("button", { name: "Next slide" }).click();
  await expect(gallery(behind).getByText("2 of 12", { exact: true })).toBeVisible();
});

test("the slides wait while another tab is in front, and go on from where they were", async ({ page, context }) => {
  await page.clock.install({ time: NOON });
  await page.goto("/");
  await gallery(page).getByRole("button", { name: "Next slide" }).click();
  const slide = gallery(page).getByRole("group", { name: / of / });
  await expect(slide).toHaveAccessibleName("2 of 12");
  await page.clock.pauseAt(A_MINUTE_LATER);
  await expect(slide).toHaveAttribute("aria-live", "polite");
  await page.mouse.move(5, 5);
  await expect(slide).toHaveAttribute("aria-live", "off");

  const front = await tabOpenedBy(context, () => page.evaluate(() => void window.open("/terms")));
  await expect(slide).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(60_000);
  await front.close();
  await expect(slide).toHaveAttribute("aria-live", "off");
  await expect(slide).toHaveAccessibleName("2 of 12");
  await page.clock.runFor(4900);
  await expect(slide).toHaveAccessibleName("2 of 12");
  await page.clock.runFor(100);
  await expect(slide).toHaveAccessibleName("3 of 12");
});

testStorage(
  "the tab behind and the one in front change one list at once, and lose nothing",
  async ({ page, context, baseURL }) => {
    await page.goto(baseURL ?? "");
    const front = await tabOpenedBy(context, () => page.evaluate(() => void window.open(location.href)));
    const tabs = [page, front];
    for (const tab of tabs) await tab.waitForFunction(() => window.backend !== undefined);
    expect(await Promise.all(tabs.map(isHidden))).toEqual([true, false]);
    const left = await changeAtOnce(tabs, CHANGES, 6);
    for (const tab of tabs) await tab.waitForFunction(() => window.timersSet === 0);
    for (const tab of tabs) expect((await titlesIn(tab)).toSorted()).toEqual(left);
  },
);
