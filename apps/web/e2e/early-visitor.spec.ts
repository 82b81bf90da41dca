import type { Page } from "@playwright/test";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilLaidOut, waitUntilListening } from "./open.ts";

/** Opens a page whose script is on a slow line, and returns the way to let it arrive. */
async function openOnSlowLine(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/main-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path);
  return arrive;
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test("whoever has scrolled before the app listens stays there", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  // One frame finds out that it came into view, the next gives it its own height.
  await nextFrame(page);
  await nextFrame(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const place = await footer.boundingBox();
  arrive();
  await waitUntilListening(page);
  await waitUntilLaidOut(page);
  expect(await footer.boundingBox()).toEqual(place);
});

test("a button that is pressed early is pressed again, once, when the app listens", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.getByRole("button", { name: "Next slide" }).click();
  await expect(gallery.getByText("1 of 12", { exact: true })).toBeVisible();
  arrive();
  await expect(gallery.getByText("2 of 12", { exact: true })).toBeVisible();
});

test("what is typed early stays, and is sent", async ({ page, storage }) => {
  const arrive = await openOnSlowLine(page, "/contact");
  await fillContactForm(page);
  arrive();
  await waitUntilListening(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  await sendMessage(page);
  await expect.poll(() => storage.read("contactSubmissions")).toMatchObject([{ email: "ada@example.com" }]);
});

test("Enter that is pressed early sends what is typed, once the app listens", async ({ page, storage }) => {
  const arrive = await openOnSlowLine(page, "/contact");
  await fillContactForm(page);
  await page.getByLabel("Email Address").press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  arrive();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("contactSubmissions")).toMatchObject([{ email: "ada@example.com" }]);
});

test("the slides stand still for a keyboard that is in the gallery before the app listens", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  await page.getByRole("link", { name: "Learn More about Reiki" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Stop automatic slide show" })).toBeFocused();
  arrive();
  await expect(page.getByRole("button", { name: "Start automatic slide show" })).toBeFocused();
});

test("the slides wait for a pointer that is over the gallery before the app listens", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.hover();
  arrive();
  await waitUntilListening(page);
  await expect(gallery.getByRole("group", { name: "1 of 12" })).toHaveAttribute("aria-live", "polite");
});
