import { translate } from "../src/testing/translate.ts";
import { expect, test } from "./browser-test.ts";
import { holdScripts, waitUntilListening } from "./open.ts";
import { fillContactForm, sendMessage } from "./write-message.ts";

/** Visitors on a slow connection, before the script has loaded. */

test("a message sent before the script loads is stored once", {
  tag: "@phone",
}, async ({ page, storage }) => {
  const arrive = await holdScripts(page);
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Typed early" });
  await page.getByLabel("Email Address").press("Enter");
  await sendMessage(page);
  await sendMessage(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(links).toHaveCount(5);
  arrive();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("messages")).toMatchObject([{ email: "ada@example.com", notes: "Typed early" }]);
  await expect(links).toHaveCount(5);
  await links.first().tap();
  await expect(links).toHaveCount(0);
});

test("the page keeps its scroll position while the script loads", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const arrive = await holdScripts(page);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  // Fonts load at any time and may move the footer by a fraction of a pixel.
  await expect(page.locator(":root[data-fonts]")).toBeAttached();
  // The footer comes into view in the first frame, and the page gets its full height in the next.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.getByRole("button", { name: "Next slide" }).click();
  await expect(gallery.getByText("1 of 12", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const place = await footer.boundingBox();
  arrive();
  await waitUntilListening(page);
  await expect(gallery.getByText("2 of 12", { exact: true })).toBeVisible();
  await expect(gallery.getByRole("group", { name: "2 of 12" })).toHaveAttribute("aria-live", "polite");
  expect(await footer.boundingBox()).toEqual(place);

  await footer.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await footer.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s coming up" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

test.describe("a script that fails to load", () => {
  test.use({ allowedProblems: [/Failed to load resource.*\/assets\/main-/] });

  test("does not lose typed text", async ({ page }) => {
    const address = "/contact?about=Aura%20Reading";
    const notes = page.getByLabel("Notes (optional)");
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto(address);
    await page.getByLabel("Full Name").fill("Ada Lovelace");
    await sendMessage(page);
    await expect(page.getByRole("alert").filter({ hasText: "Please reload the page" })).toBeVisible();
    await page.unroute("**/assets/main-*.js");
    // A reload would keep the typed text.
    await page.goto("about:blank");
    const arrive = await holdScripts(page);
    await page.goto(address);
    await notes.fill("My own words");
    arrive();
    await waitUntilListening(page);
    await expect(notes).toHaveValue("My own words");
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  });
});

test.describe("a page translated by the browser before the script loads", () => {
  // React reports a hydration mismatch and rerenders the page.
  test.use({ allowedProblems: [/React error #418/] });

  test("keeps typed text and works as usual", { tag: ["@phone", "@thorough"] }, async ({ page, storage }) => {
    await page.addInitScript(translate);
    const arrive = await holdScripts(page);
    await page.goto("/contact");
    await fillContactForm(page, { notes: "Typed early" });
    arrive();
    await waitUntilListening(page);
    await expect(page.getByLabel("Notes (optional)")).toBeFocused();
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("messages")).toMatchObject([{ email: "ada@example.com", notes: "Typed early" }]);
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(5);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Write to me" })).toBeVisible();
  });
});
