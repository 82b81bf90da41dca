import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { swipe } from "./swipe.ts";
import { expectDestructiveToast, toastOn } from "./toast.ts";

const NOON = new Date("2026-05-01T12:00:00-04:00");
const A_MINUTE_LATER = new Date("2026-05-01T12:01:00-04:00");

const INVALID = { title: "Please Complete Required Fields", text: "All fields except notes are required." };

/** Shows a toast while the clock is stopped. */
async function seeFreshToast(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.goto("/contact");
  await pressSend(page);
  await expect(toastOn(page)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(toastOn(page)).toHaveCount(0);
  await page.clock.pauseAt(A_MINUTE_LATER);
  await pressSend(page);
  await expect(toastOn(page)).toBeVisible();
}

async function pressSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Message" }).click();
}

test("a toast stays while it is pointed at, goes after five seconds, and goes with a drag", async ({ page }) => {
  await seeFreshToast(page);
  await page.clock.runFor(3000);
  await toastOn(page).hover();
  await page.clock.runFor(60_000);
  await expect(toastOn(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1900);
  await expect(toastOn(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toastOn(page)).toHaveCount(0);

  await pressSend(page);
  await dragToast(page, 45);
  await expect(toastOn(page)).toBeVisible();
  await dragToast(page, 60);
  await expect(toastOn(page)).toHaveCount(0);

  // It closed while the pointer was on it; the next toast must not stay paused.
  await pressSend(page);
  await expectDestructiveToast(page, INVALID);
  await page.clock.runFor(5000);
  await expect(toastOn(page)).toHaveCount(0);
});

async function dragToast(page: Page, distance: number): Promise<void> {
  const box = await toastOn(page).boundingBox();
  if (box === null) throw new Error("There is no toast to drag");
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

test("a toast fits a phone, leaves the menu free, and goes with a swipe over more than 50 pixels", {
  tag: "@phone",
}, async ({ page }) => {
  await seeFreshToast(page);
  await expect(toastOn(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(page.locator(":popover-open")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).tap();
  await swipe(toastOn(page), 45);
  await expect(toastOn(page)).toBeVisible();
  await swipe(toastOn(page), 60);
  await expect(toastOn(page)).toHaveCount(0);
});

test("on a page enlarged four times neither the bar nor a toast lies over the field to be mended", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/contact");
  await pressSend(page);
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
