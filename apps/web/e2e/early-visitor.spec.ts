import type { Page } from "@playwright/test";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { openAndWait, waitUntilListening } from "./open.ts";

/** What visitors do on a slow connection, before the script has arrived. */

/** Opens a page and holds its script back; the returned function lets it arrive. */
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

test("links lead on", async ({ page }) => {
  await openOnSlowLine(page, "/");
  await page.getByRole("link", { name: "Explore aura readings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aura Reading");
  // Opened by its address, because during a view transition presses go to the snapshot of the old page.
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What’s coming up");
});

test("the menu opens, stays open when the script comes, and closes with its link", { tag: "@phone" }, async ({
  page,
}) => {
  const arrive = await openOnSlowLine(page, "/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await toggle.tap();
  await expect(links).toHaveCount(5);
  arrive();
  await waitUntilListening(page);
  await expect(links).toHaveCount(5);
  await links.first().tap();
  await expect(links).toHaveCount(0);
});

test("a visitor who has scrolled before the app starts stays there", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  // One frame notices that it came into view; the next gives it its own height.
  await nextFrame(page);
  await nextFrame(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  // The fonts load at any time and may move the footer by a fraction of a pixel.
  await expect(page.locator(":root[data-fonts]")).toBeAttached();
  const place = await footer.boundingBox();
  arrive();
  await waitUntilListening(page);
  expect(await footer.boundingBox()).toEqual(place);
});

test("the way back leads to where a visitor was, also one who scrolled before the app started", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await nextFrame(page);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  arrive();
  await waitUntilListening(page);
  await footer.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s coming up" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

test("the way back leads to the page before, also from one that was reloaded and has no app yet", async ({ page }) => {
  await openAndWait(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
  await expect(page).toHaveURL("/terms");
  await page.route("**/assets/main-*.js", () => new Promise(() => {}));
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("There is a light around you");
});

test("a button is pressed again, once, when the app listens; the slides wait for the pointer on it", async ({
  page,
}) => {
  const arrive = await openOnSlowLine(page, "/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.getByRole("button", { name: "Next slide" }).click();
  await expect(gallery.getByText("1 of 12", { exact: true })).toBeVisible();
  arrive();
  await waitUntilListening(page);
  await expect(gallery.getByText("2 of 12", { exact: true })).toBeVisible();
  await expect(gallery.getByRole("group", { name: "2 of 12" })).toHaveAttribute("aria-live", "polite");
});

test("the slides stand still for a keyboard that is in the gallery before the app listens", async ({ page }) => {
  const arrive = await openOnSlowLine(page, "/");
  await page.getByRole("link", { name: "Learn More about Reiki" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Stop automatic slide show" })).toBeFocused();
  arrive();
  await expect(page.getByRole("button", { name: "Start automatic slide show" })).toBeFocused();
});

test("a message that is typed and sent, with Enter and by its button, is kept once", async ({ page, storage }) => {
  const arrive = await openOnSlowLine(page, "/contact");
  await fillContactForm(page, { notes: "Typed early" });
  await page.getByLabel("Email Address").press("Enter");
  await sendMessage(page);
  await sendMessage(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  arrive();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("contactSubmissions")).toMatchObject([{ email: "ada@example.com", notes: "Typed early" }]);
});

test.describe("a script that does not come", () => {
  test.use({ allowedProblems: [/net::ERR_FAILED/] });

  test("is told of, and what was typed stays", async ({ page }) => {
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto("/contact");
    await page.getByLabel("Full Name").fill("Ada Lovelace");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please reload the page." })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  });
});
