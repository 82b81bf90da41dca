import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hideTab, showTab } from "./hidden-tab.ts";
import { swipe } from "./swipe.ts";
import { expectDestructiveToast, toastOn } from "./toast.ts";

const NOON = new Date("2026-05-01T12:00:00-04:00");
const A_MINUTE_LATER = new Date("2026-05-01T12:01:00-04:00");

const INVALID = { title: "Please Complete Required Fields", text: "All fields except notes are required." };

/** A toast that appears in this very moment, while time stands still. */
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

test("a toast goes by itself after five seconds", async ({ page }) => {
  await seeFreshToast(page);
  await page.clock.runFor(4900);
  await expect(toastOn(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toastOn(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toBeEmpty();
});

test("a new toast takes the place of the old one at once, and has five seconds of its own", async ({ page }) => {
  await seeFreshToast(page);
  await page.clock.runFor(4000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).hover();
  await pressSend(page);
  await expectDestructiveToast(page, INVALID);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4900);
  await expectDestructiveToast(page, INVALID);
  await page.clock.runFor(100);
  await expect(toastOn(page)).toHaveCount(0);
});

test("the clock of a toast stands still while the pointer is over it", async ({ page }) => {
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
});

test("the clock of a toast stands still while it has the focus", async ({ page }) => {
  await seeFreshToast(page);
  await page.clock.runFor(3000);
  await page.getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(60_000);
  await expect(toastOn(page)).toBeVisible();
  await page.getByLabel("Full Name").focus();
  await page.clock.runFor(1900);
  await expect(toastOn(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toastOn(page)).toHaveCount(0);
});

test("the clock of a toast stands still while the tab is hidden", async ({ page }) => {
  await seeFreshToast(page);
  await page.clock.runFor(3000);
  await hideTab(page);
  await page.clock.runFor(60_000);
  await expect(toastOn(page)).toBeVisible();
  await showTab(page);
  await page.clock.runFor(1900);
  await expect(toastOn(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toastOn(page)).toHaveCount(0);
});

test("a toast goes with its close button, by pointer and by keyboard", async ({ page }) => {
  await page.goto("/contact");
  await pressSend(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(toastOn(page)).toHaveCount(0);
  await pressSend(page);
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect(toastOn(page)).toHaveCount(0);
  await pressSend(page);
  await page.getByRole("button", { name: "Close" }).press("Escape");
  await expect(toastOn(page)).toHaveCount(0);
});

test("the voices of toasts are in the page before the first toast, and stay the same", async ({ page }) => {
  await page.goto("/");
  const polite = page.getByRole("status");
  const assertive = page.getByRole("alert");
  await expect(polite).toHaveCount(1);
  await expect(polite).toBeEmpty();
  await expect(assertive).toHaveCount(1);
  await expect(assertive).toBeEmpty();
  const before = await polite.elementHandle();
  await page.getByRole("button", { name: "Add More Images" }).click();
  await expect(polite).toHaveText(/not implemented yet/i);
  expect(await before?.textContent()).toMatch(/not implemented yet/i);
  await expect(assertive).toBeEmpty();
});

test("a drag of the pointer over more than 50 pixels sends a toast away, a shorter one does not", async ({ page }) => {
  await page.goto("/contact");
  await pressSend(page);
  await dragToast(page, 45);
  await expect(toastOn(page)).toBeVisible();
  await dragToast(page, 60);
  await expect(toastOn(page)).toHaveCount(0);
});

test("the toast after one that went while it was pointed at has its five seconds too", async ({ page }) => {
  const nextGoesByItself = async () => {
    await pressSend(page);
    await expect(toastOn(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toastOn(page)).toHaveCount(0);
  };
  await seeFreshToast(page);
  await dragToast(page, 60);
  await expect(toastOn(page)).toHaveCount(0);
  await nextGoesByItself();
  await pressSend(page);
  await toastOn(page).hover();
  await page.keyboard.press("Escape");
  await expect(toastOn(page)).toHaveCount(0);
  await nextGoesByItself();
  await pressSend(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toastOn(page)).toHaveCount(0);
  await nextGoesByItself();
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

test.describe("on a phone", { tag: "@phone" }, () => {
  test("a swipe over more than 50 pixels sends a toast away, a shorter one does not", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).tap();
    await expect(toastOn(page)).toBeVisible();
    await swipe(toastOn(page), 45);
    await expect(toastOn(page)).toBeVisible();
    await swipe(toastOn(page), 60);
    await expect(toastOn(page)).toHaveCount(0);
  });

  test("a toast does not hide the menu, and fits the screen", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).tap();
    await expect(toastOn(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator(":popover-open")).toBeVisible();
  });
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
