import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hideTab, showTab } from "./hidden-tab.ts";

const NOON = new Date("2026-05-01T12:00:00-04:00");
const A_MINUTE_LATER = new Date("2026-05-01T12:01:00-04:00");

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

/** The gallery in sight with its slide `number`, everything loaded, and time standing still from here on. */
async function lookAtSlide(page: Page, number: number): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await gallery(page).getByRole("button", { name: "Next slide" }).click();
  await expectSlide(page, 2);
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.pauseAt(A_MINUTE_LATER);
  await gallery(page)
    .getByRole("button", { name: `Go to slide ${number}`, exact: true })
    .click();
  await expectSlide(page, number);
}

/** Moves the pointer away, and waits until the slides move again. */
async function leaveGallery(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(slide(page)).toHaveAttribute("aria-live", "off");
}

test("the slides move on every five seconds, from the last one to the first", async ({ page }) => {
  await lookAtSlide(page, 11);
  await leaveGallery(page);
  await page.clock.runFor(4900);
  await expectSlide(page, 11);
  await page.clock.runFor(100);
  await expectSlide(page, 12);
  await page.clock.runFor(4900);
  await expectSlide(page, 12);
  await page.clock.runFor(100);
  await expectSlide(page, 1);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("the slides wait while the pointer is over the gallery", async ({ page }) => {
  await lookAtSlide(page, 3);
  await gallery(page).hover();
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);
  await leaveGallery(page);
  await page.clock.runFor(5000);
  await expectSlide(page, 4);
});

test("the slides stop when the keyboard comes to the gallery, and move again only when asked", async ({ page }) => {
  await lookAtSlide(page, 3);
  await leaveGallery(page);
  await page.getByRole("link", { name: "Learn More about Reiki" }).focus();
  await page.keyboard.press("Tab");
  const start = gallery(page).getByRole("button", { name: "Start automatic slide show" });
  await expect(start).toBeFocused();
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(gallery(page).getByRole("button", { name: "Stop automatic slide show" })).toBeFocused();
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(slide(page)).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5000);
  await expectSlide(page, 4);
});

test("the slides wait while the tab is hidden", async ({ page }) => {
  await lookAtSlide(page, 3);
  await leaveGallery(page);
  await hideTab(page);
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);
  await showTab(page);
  await expect(slide(page)).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5000);
  await expectSlide(page, 4);
});

test("the slides wait while the gallery is out of sight", async ({ page }) => {
  await lookAtSlide(page, 3);
  await leaveGallery(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);
});

test("the slides stop and start with the button", async ({ page }) => {
  await lookAtSlide(page, 3);
  await gallery(page).getByRole("button", { name: "Stop automatic slide show" }).click();
  const start = gallery(page).getByRole("button", { name: "Start automatic slide show" });
  await expect(start).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);
  await start.click();
  await leaveGallery(page);
  await page.clock.runFor(5000);
  await expectSlide(page, 4);
});

test("the slides stand still from the beginning where less motion is wished for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: NOON });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  const start = gallery(page).getByRole("button", { name: "Start automatic slide show" });
  await expect(start).toBeVisible();
  await expect(slide(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await start.click();
  await expect(gallery(page).getByRole("button", { name: "Stop automatic slide show" })).toBeVisible();
});
