import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openAndWait } from "../open.ts";
import { overflows } from "../overflows.ts";
import { everyPage } from "../routes.ts";

/** What people do with a phone. */

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
