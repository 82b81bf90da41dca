import { enterAdmin, eventForm } from "../../admin.ts";
import { fillContactForm, MESSAGE, sendMessage } from "../../contact.ts";
import { expect, test } from "../../fixtures.ts";
import { openAndWait } from "../../open.ts";
import { overflows } from "../../overflows.ts";
import { everyPage } from "../../routes.ts";

/** The site in a WebKit that a person has set up. Firefox has preferences.spec.ts and guarded-storage.spec.ts. */

/** How many pixels wider a field is than what stands in it. Runs in the page. */
function roomLeft(field: HTMLElement): number {
  const given = field.offsetWidth;
  field.style.width = "max-content";
  const needed = field.offsetWidth;
  field.style.width = "";
  return given - needed;
}

test.describe("with text twice as large", { tag: "@phone" }, () => {
  test.use({ setup: { textSize: 32 } });

  test("the person's text size reaches every page, and every page fits", async ({ page }) => {
    for (const { path } of everyPage) {
      await openAndWait(page, path);
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(
        31,
      );
      expect.soft(await page.evaluate(overflows), path).toEqual([]);
    }
  });

  test("the date and the times of an event can be read whole", async ({ page }) => {
    await enterAdmin(page);
    await page.getByRole("button", { name: "Add New Event" }).click();
    for (const label of ["Date", "Time", "Ends (optional)"]) {
      const room = await eventForm(page).getByLabel(label, { exact: true }).evaluate(roomLeft);
      expect.soft(room, label).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe("with motion reduced", () => {
  test.use({ setup: { isCalm: true } });

  test("the slides stand still, and a page is there without a fade", async ({ page }) => {
    await openAndWait(page, "/");
    await expect(page.getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "What’s coming up" })).toBeFocused();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("in a browser that keeps nothing", () => {
  test.use({ setup: { storage: false } });

  test("what is typed stays in the form, and nothing pretends to be saved", async ({ page }) => {
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await sendMessage(page);
    await expect(page.getByRole("alert")).toContainText("This Browser Is Not Saving");
    await expect(page.getByLabel("Full Name")).toHaveValue(MESSAGE.fullName);
    await page.goto("/calendar");
    await expect(page.getByText("The calendar can’t be read in this browser")).toBeVisible();
  });
});
