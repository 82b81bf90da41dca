import { expect, test } from "./browser-test.ts";
import { swipe } from "./swipe.ts";
import { expectToast, toastOn } from "./toast-on.ts";

/** The toast in a real browser. The tests in src/components/toast cover its time, to the second. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const INVALID = {
  title: "Please Complete Required Fields",
  text: "All fields except notes are required.",
  role: "alert",
} as const;

test("a toast fits a phone, leaves the menu free, and goes with a swipe over more than 50 pixels", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).tap();
  await expectToast(page, INVALID);
  await expect(toastOn(page)).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.tap();
  await expect(page.locator(":popover-open")).toBeVisible();
  await menu.tap();
  await swipe(toastOn(page), 45);
  await expect(toastOn(page)).toBeVisible();
  await swipe(toastOn(page), 60);
  await expect(toastOn(page)).toHaveCount(0);
});

test("on a page enlarged four times neither the bar nor a toast lies over the field to be mended", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toastOn(page)).toBeVisible();
  const field = page.getByLabel("Full Name");
  await expect(field).toBeFocused();
  const isFree = () =>
    field.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y) === element);
    });
  await expect.poll(isFree).toBe(true);
});
