import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { setText } from "./looks.ts";
import { openAndWait } from "./open.ts";

/** jsdom does not support popovers. keyboard.spec.ts covers the keyboard. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const NAMES = ["Home", "Aura Reading", "Reiki Healing", "Calendar", "Contact"];

function toggleOf(page: Page): Locator {
  return page.getByRole("button", { name: "Menu" });
}

/** Returns the visible links. A closed menu has none. */
function linksIn(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link");
}

async function expectClosed(page: Page): Promise<void> {
  await expect(linksIn(page)).toHaveCount(0);
  await expect(page.locator(":popover-open")).toHaveCount(0);
}

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the menu opens and closes on every screen", async ({ page }) => {
    await openAndWait(page, "/");
    await expectClosed(page);
    // The browser reports the popover's state. An attribute of ours could contradict it.
    await expect(toggleOf(page)).not.toHaveAttribute("aria-expanded");
    await toggleOf(page).tap();
    await expect(linksIn(page)).toHaveText(NAMES);
    await expect(linksIn(page).first()).toBeInViewport();
    await expect(linksIn(page).last()).toBeInViewport();
    await toggleOf(page).tap();
    await expectClosed(page);

    await toggleOf(page).tap();
    await expect(linksIn(page)).toHaveCount(5);
    await page.touchscreen.tap(200, 800);
    await expectClosed(page);
    await expect(page).toHaveURL("/");

    await toggleOf(page).tap();
    await linksIn(page).filter({ hasText: "Reiki Healing" }).tap();
    await expect(page).toHaveURL("/reiki-healing");
    await expectClosed(page);
    await expect(page.getByRole("heading", { level: 1, name: "Reiki Healing" })).toBeFocused();

    await toggleOf(page).tap();
    await page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]").tap();
    await expectClosed(page);
    await expect(page).toHaveURL("/reiki-healing");

    const menu = page.locator(":popover-open");
    const bottomOf = async (target: Locator) => {
      const box = await target.boundingBox();
      return box === null ? Number.NaN : box.y + box.height;
    };

    await test.step("in landscape, the links are in the bar", async () => {
      await toggleOf(page).tap();
      await expect(linksIn(page).last()).toBeInViewport();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(menu).toHaveCount(0);
      const bar = await bottomOf(page.getByRole("banner"));
      for (const link of await linksIn(page).all()) expect(await bottomOf(link)).toBeLessThanOrEqual(bar);
    });
    await test.step("a long practice name wraps beside the menu button", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const brand = page.getByRole("banner").getByRole("link", { name: /, home$/ });
      await brand.evaluate((link) => link.lastChild?.replaceWith("Quiet Lane Reiki House"));
      expect((await brand.boundingBox())?.width).toBeGreaterThan(150);
      expect((await toggleOf(page).boundingBox())?.y).toBeLessThan(await bottomOf(brand));
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(90);
    });
    await test.step("the links become a row at 768 pixels", async () => {
      await page.setViewportSize({ width: 767, height: 800 });
      await expect(toggleOf(page)).toBeVisible();
      await expect(linksIn(page)).toHaveCount(0);
      await page.setViewportSize({ width: 768, height: 800 });
      await expect(toggleOf(page)).toBeHidden();
      await expect(linksIn(page)).toHaveCount(5);
    });
    await test.step("on a short screen, the menu scrolls", async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await toggleOf(page).tap();
      await expect(linksIn(page).last()).not.toBeInViewport();
      await linksIn(page).last().focus();
      await expect(linksIn(page).last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await toggleOf(page).tap();
      await expect(menu).toHaveCount(0);
    });
    await test.step("with text at 200%, the menu opens below its button", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await setText(page, { textSize: 2, isSpaced: false });
      await toggleOf(page).tap();
      await expect(menu).toBeVisible();
      const bar = await bottomOf(page.getByRole("banner"));
      // The menu slides in from above.
      await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThan(bar - 1);
    });
  });
});

test("without popover support, the links are always visible", {
  tag: ["@phone", "@thorough"],
}, async ({ page }) => {
  await forgetPopovers(page);
  await openAndWait(page, "/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText(NAMES);
  await expect(navigation.getByRole("link").last()).toBeInViewport();
  await expect(navigation.getByRole("button")).toHaveCount(0);

  await navigation.getByRole("link", { name: "Contact" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Write to me" })).toBeFocused();
  await expect(navigation.getByRole("link")).toHaveCount(5);
});

/** An init script that removes the browser's support for popovers. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement");
  });
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      // The styles no longer match the policy's hashes.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll(":popover-open", ":not-known")
      .replace(/ popover="auto"/, "")
      .replace(/ popoverTarget="[^"]*"/, "");
    const { "content-security-policy": _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}
