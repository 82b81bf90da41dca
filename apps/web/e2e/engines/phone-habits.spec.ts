import type { Locator } from "@playwright/test";
import { enterAdmin, eventForm } from "../admin.ts";
import { fillContactForm, MESSAGE, sendMessage } from "../contact.ts";
import { expect, test } from "../fixtures.ts";
import { openAndWait } from "../open.ts";
import { overflows } from "../overflows.ts";
import { everyPage } from "../routes.ts";

/** What people do with a phone, and how they set it up. */

const HEIGHT = 844;
const WITH_KEYBOARD = { width: 390, height: 350 };

/** Whether an element is in the window and nothing lies over it. Runs in the page. */
function isUncovered(element: HTMLElement): boolean {
  const { left, top, bottom, height } = element.getBoundingClientRect();
  const inset = Math.min(4, height / 4);
  return [top + inset, bottom - inset].every((y) => {
    const found = document.elementFromPoint(left + 20, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}

/** How many pixels wider a field is than what stands in it. Runs in the page. */
function roomLeft(field: HTMLElement): number {
  const given = field.offsetWidth;
  field.style.width = "max-content";
  const needed = field.offsetWidth;
  field.style.width = "";
  return given - needed;
}

const expectUncovered = (element: Locator) => expect.poll(() => element.evaluate(isUncovered)).toBe(true);

test.describe("on a phone", { tag: "@phone" }, () => {
  test("every page fits screens from 320 to 430 pixels", async ({ page }) => {
    for (const { path } of everyPage) {
      await openAndWait(page, path);
      for (const width of [320, 360, 430]) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await page.evaluate(overflows), `${path} at ${width} pixels`).toEqual([]);
      }
    }
  });

  test("with the keyboard open, a field and its label are in sight; the phone can fill the form in", async ({
    page,
  }) => {
    await openAndWait(page, "/contact");
    await page.setViewportSize(WITH_KEYBOARD);
    for (const label of ["Full Name", "Address", "Phone Number", "Email Address", "Notes (optional)"]) {
      const field = page.getByLabel(label, { exact: true });
      await field.tap();
      await expect(field).toBeFocused();
      await expectUncovered(field);
      await expectUncovered(page.locator(`label[for="${await field.evaluate(({ id }) => id)}"]`));
    }
    // A token that an engine does not know reads as an empty text.
    const tokens = page.locator("form input, form textarea");
    expect(await tokens.evaluateAll((found) => found.map((field) => Reflect.get(field, "autocomplete")))).toEqual([
      "name",
      "street-address",
      "tel",
      "email",
      "",
    ]);
    // iPhones enlarge the page around a field with smaller text.
    const sizes = await tokens.evaluateAll((found) => found.map((field) => getComputedStyle(field).fontSize));
    for (const size of sizes) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  });

  test("two quick taps on a button of the gallery press it twice", async ({ page }) => {
    await openAndWait(page, "/");
    const gallery = page.getByRole("region", { name: "Gallery" });
    const next = gallery.getByRole("button", { name: "Next slide" });
    expect(await next.evaluate((button) => getComputedStyle(button).touchAction)).toBe("manipulation");
    await gallery.getByRole("button", { name: "Stop automatic slide show" }).tap();
    await next.tap();
    await next.tap();
    await expect(gallery.getByText("3 of 12", { exact: true })).toBeVisible();
  });
});

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
