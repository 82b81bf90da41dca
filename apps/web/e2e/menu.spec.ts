import { expect, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { showTextTwiceAsLarge } from "./site-state.ts";
import { toldExpanded } from "./told-state.ts";

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the menu opens and closes with its button, and says so to assistive technology", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Menu" });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect.poll(() => toldExpanded(page, "Menu")).toBe(false);
    await expect(links).toHaveCount(0);

    await toggle.tap();
    await expect.poll(() => toldExpanded(page, "Menu")).toBe(true);
    await expect(links).toHaveText(["Home", "Aura Reading", "Reiki Healing", "Calendar", "Contact"]);
    await expect(links.first()).toBeInViewport();
    await expect(links.last()).toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText(["Home"]);

    await toggle.tap();
    await expect.poll(() => toldExpanded(page, "Menu")).toBe(false);
    await expect(links).toHaveCount(0);
  });

  test("a phone that is turned has the links in its bar, and no menu over the page", async ({ page }) => {
    await openAndWait(page, "/");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(links.last()).toBeInViewport();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator(":popover-open")).toHaveCount(0);
    const bar = await page.getByRole("banner").boundingBox();
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.height ?? 0);
    }
  });

  test("on a screen of little height the menu scrolls, to its last link", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAndWait(page, "/");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(links.last()).not.toBeInViewport();
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("choosing a link closes the menu, also the link of the page that is open", async ({ page }) => {
    await openAndWait(page, "/");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await toggle.tap();
    await menu.getByRole("link", { name: "Reiki Healing" }).tap();
    await expect(page).toHaveURL("/reiki-healing");
    await expect(menu.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Reiki Healing" })).toBeFocused();

    await toggle.tap();
    await menu.locator("[aria-current=page]").tap();
    await expect(menu.getByRole("link")).toHaveCount(0);
    await expect(page).toHaveURL("/reiki-healing");
  });

  test("Escape closes the menu, and focus is back on its button", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Home", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  test("whoever tabs past the last link closes the menu, and is on the page and not behind it", async ({ page }) => {
    await openAndWait(page, "/admin");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Contact", exact: true }).first().focus();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Password")).toBeFocused();
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });

  test("with text twice as large the menu opens below its button", async ({ page }) => {
    await openAndWait(page, "/");
    await showTextTwiceAsLarge(page);
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.tap();
    const menu = page.locator(":popover-open");
    await expect(menu).toBeVisible();
    const bar = await page.getByRole("banner").boundingBox();
    // It comes from a little above.
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThan((bar?.height ?? Number.NaN) - 1);
    await toggle.tap();
    await expect(menu).toHaveCount(0);
  });

  test("a touch beside the open menu closes it", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.tap();
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.touchscreen.tap(200, 800);
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });

  test("the bar with the menu's button stays at the top while the page is read", async ({ page }) => {
    await page.goto("/reiki-healing");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport();
  });
});
