import { expect, test } from "./browser-test.ts";
import { isFree, toastOn } from "./toast-on.ts";

/** On a phone: gallery.spec.ts and keyboard.spec.ts. The tests in src/ui/toast cover its time, to the second. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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
