import type { Locator } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { addEvent, EVENT, enterAdmin } from "./owner-page.ts";
import { sampleEvent } from "./sample-events.ts";
import { toastOn } from "./toast-on.ts";
import { MESSAGE } from "./write-message.ts";

/** Where a toast lies in a real browser. (A finger moves it: gallery.spec.ts. Its time, to the second: src/components/toast.) */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("on a small phone the toast after an added event leaves the button for the next one free, beside its links in one row", async ({
  page,
  storage,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const messages = Array.from({ length: 12 }, (_, id) => ({ ...MESSAGE, id, timestamp: "2026-05-01T12:00:00.000Z" }));
  await storage.leave({ events: [sampleEvent({ date: "2031-01-02" })], messages });
  await enterAdmin(page);
  const [inbox, backup] = [/^Messages ?, 12 new$/, "Backup"].map((name) =>
    page.getByRole("link", { name }).boundingBox(),
  );
  expect((await backup)?.y).toBe((await inbox)?.y);
  await addEvent(page, EVENT);
  await expect(toastOn(page)).toContainText("Event Added Successfully!");
  await expect.poll(() => isFree(page.getByRole("button", { name: "Add New Event" }))).toBe(true);
});

test("on a page enlarged four times neither the bar nor a toast lies over the field to be mended", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toastOn(page)).toBeVisible();
  const field = page.getByLabel("Full Name");
  await expect(field).toBeFocused();
  await expect.poll(() => isFree(field)).toBe(true);
});

/** Whether an element is in view, and nothing lies over it. */
function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, bottom } = own.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y) === own);
  });
}
