import siteConfig from "../site.config.ts";
import { expect, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { toastOn } from "./toast.ts";

/** What a screen reader says on the home page, and of the parts that move. (Other pages and states: states.spec.ts.) */

test.skip(Object.keys(siteConfig).length > 0, "what was read is the site as it comes, before the owner's own words");

test("the home page, its gallery and its toast read well", async ({ page }) => {
  await openAndWait(page, "/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  const slide = gallery.getByRole("group", { name: "1 of 12" });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toMatchAriaSnapshot({ name: "gallery-rotating.aria.yml" });
  await expect(slide).toHaveAttribute("aria-live", "off");
  await gallery.getByRole("button", { name: "Stop automatic slide show" }).click();
  await expect(slide).toHaveAttribute("aria-live", "polite");
  await expect(page.locator("body")).toMatchAriaSnapshot({ name: "home.aria.yml" });

  await page.getByRole("button", { name: "Add More Images" }).click();
  await toastOn(page).hover();
  await expect(page.getByRole("status")).toHaveText("Not Implemented Yet Adding images is not implemented yet.");
  await expect(page.getByRole("region", { name: /^Notifications/ })).toMatchAriaSnapshot({ name: "toast.aria.yml" });
  await expect(page.locator("[aria-live]").filter({ hasText: "Not Implemented" })).toHaveCount(0);
});
