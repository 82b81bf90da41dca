import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The rotation in a real browser. The tests in src/features/gallery cover each reason to wait, to the second. */

const NOON = new Date("2026-05-01T12:00:00-04:00");
const A_MINUTE_LATER = new Date("2026-05-01T12:01:00-04:00");
const A_LONG_TIME = 30_000;

function gallery(page: Page): Locator {
  return page.getByRole("region", { name: "Gallery" });
}

function slide(page: Page): Locator {
  return gallery(page).getByRole("group", { name: / of / });
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(slide(page)).toHaveAccessibleName(`${number} of 12`);
  await expect(gallery(page).getByText(`${number} of 12`, { exact: true })).toBeVisible();
}

test("the slides move on every five seconds, and wait for a pointer, out of sight, and for the keyboard", async ({
  page,
}) => {
  await page.clock.install({ time: NOON });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await gallery(page).getByRole("button", { name: "Next slide" }).click();
  await expectSlide(page, 2);
  await page.clock.pauseAt(A_MINUTE_LATER);

  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(A_LONG_TIME);
  await expectSlide(page, 2);
  await page.mouse.move(5, 5);
  await expect(slide(page)).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(4900);
  await expectSlide(page, 2);
  await page.clock.runFor(100);
  await expectSlide(page, 3);

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(A_LONG_TIME);
  await expectSlide(page, 3);

  await page.getByRole("link", { name: "Learn More about Reiki" }).focus();
  await expect(slide(page)).toHaveAttribute("aria-live", "off");
  await page.keyboard.press("Tab");
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeFocused();
  await page.clock.runFor(A_LONG_TIME);
  await expectSlide(page, 3);
  await page.keyboard.press("Enter");
  await expect(slide(page)).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5000);
  await expectSlide(page, 4);
});

test("the slides stand still from the beginning where less motion is wished for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
});
