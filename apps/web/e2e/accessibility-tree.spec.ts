import siteConfig from "../site.config.ts";
import { adminPassword, eventForm, tryPassword } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { openState } from "./site-state.ts";
import { routeStates, siteStates } from "./site-states.ts";
import { toastOn } from "./toast.ts";

/**
 * What a screen reader has of the site, as a script to read aloud: each file in the folder beside this one was read by a
 * person and found sensible. A change there is a change of what somebody hears; `--update-snapshots` writes the files
 * anew, to be read again.
 */

test.skip(Object.keys(siteConfig).length > 0, "what was read is the site as it comes, before the owner's own words");

const scenes = ["not-found", "contact-errors", "contact-sent", "calendar-events"];

for (const state of [...routeStates, ...siteStates.filter(({ name }) => scenes.includes(name))]) {
  test.describe(state.name, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

    test(`${state.name} reads well`, async ({ page, storage }) => {
      await openState(page, storage, state);
      // The bar and the footer are the same everywhere: the home page reads them for all.
      const scene = state.name === "home" ? page.locator("body") : page.getByRole("main");
      await expect(scene).toMatchAriaSnapshot({ name: `${state.name}.aria.yml` });
    });
  });
}

test("the owner's form for an event reads well with its errors", async ({ page }) => {
  await openAndWait(page, "/admin");
  await tryPassword(page, adminPassword);
  await page.getByRole("button", { name: "Add New Event" }).click();
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(eventForm(page)).toMatchAriaSnapshot({ name: "event-form-errors.aria.yml" });
});

test("the gallery reads well while it rotates, and when it was stopped", async ({ page }) => {
  await openAndWait(page, "/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  const slide = gallery.getByRole("group", { name: "1 of 12" });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toMatchAriaSnapshot({ name: "gallery-rotating.aria.yml" });
  await expect(slide).toHaveAttribute("aria-live", "off");
  await gallery.getByRole("button", { name: "Stop automatic slide show" }).click();
  await expect(gallery).toMatchAriaSnapshot({ name: "gallery-stopped.aria.yml" });
  await expect(slide).toHaveAttribute("aria-live", "polite");
});

test("a toast is heard once, and reads well where it is seen", async ({ page }) => {
  await openAndWait(page, "/");
  await page.getByRole("button", { name: "Add More Images" }).click();
  await toastOn(page).hover();
  await expect(page.getByRole("status")).toHaveText("Not Implemented Yet Adding images is not implemented yet.");
  await expect(page.getByRole("region", { name: /^Notifications/ })).toMatchAriaSnapshot({ name: "toast.aria.yml" });
  await expect(page.locator("[aria-live]").filter({ hasText: "Not Implemented" })).toHaveCount(0);
});
