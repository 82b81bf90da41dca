import { translate } from "../src/testing/translate.ts";
import { expect, test } from "./browser-test.ts";
import { holdScripts, waitUntilListening } from "./open.ts";
import { fillContactForm, sendMessage } from "./write-message.ts";

/** What visitors do on a slow connection, before the script has arrived. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the menu opens, stays open when the script comes, and closes with its link", { tag: "@phone" }, async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(links).toHaveCount(5);
  arrive();
  await waitUntilListening(page);
  await expect(links).toHaveCount(5);
  await links.first().tap();
  await expect(links).toHaveCount(0);
});

test("a visitor who has scrolled stays there, and the way back leads there", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  // The fonts load at any time and may move the footer by a fraction of a pixel.
  await expect(page.locator(":root[data-fonts]")).toBeAttached();
  // One frame notices that the footer came into view; the next gives the page its own height.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  const place = await footer.boundingBox();
  arrive();
  await waitUntilListening(page);
  expect(await footer.boundingBox()).toEqual(place);

  await footer.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s coming up" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

test("a button is pressed again, once, when the app listens; the slides wait for the pointer on it", async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.getByRole("button", { name: "Next slide" }).click();
  await expect(gallery.getByText("1 of 12", { exact: true })).toBeVisible();
  arrive();
  await waitUntilListening(page);
  await expect(gallery.getByText("2 of 12", { exact: true })).toBeVisible();
  await expect(gallery.getByRole("group", { name: "2 of 12" })).toHaveAttribute("aria-live", "polite");
});

test("a message that is typed and sent, with Enter and by its button, is stored once", async ({ page, storage }) => {
  const arrive = await holdScripts(page);
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Typed early" });
  await page.getByLabel("Email Address").press("Enter");
  await sendMessage(page);
  await sendMessage(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  arrive();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("messages")).toMatchObject([{ email: "ada@example.com", notes: "Typed early" }]);
});

test("a script that neither arrives nor fails leaves no press unanswered, and keeps what was typed", async ({
  page,
}) => {
  await page.clock.install();
  const arrive = await holdScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await sendMessage(page);
  const note = page.getByRole("alert").filter({ hasText: /\w/ });
  await page.clock.fastForward("00:01");
  await expect(note).toHaveText("Still loading…");
  await page.clock.fastForward("00:09");
  await expect(note).toContainText("This is taking a while.");
  await note.getByRole("link", { name: "other ways to reach me" }).click();
  await expect(page).toHaveURL("/contact#contact-details");
  // Another page of the site, and back, without the script.
  await page.goto("/terms");
  await page.goto("/contact");
  arrive();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
});

test("a script that neither arrives nor fails is told of without a press, until the app has started", async ({
  page,
}) => {
  // On a busy machine a second may pass between two steps. A clock cannot stop at a time that it has passed.
  await page.clock.install({ time: "2026-05-01T12:00:00-04:00" });
  await page.clock.pauseAt("2026-05-01T13:00:00-04:00");
  const arrive = await holdScripts(page);
  await page.goto("/calendar");
  const note = page.getByRole("alert").filter({ hasText: /\w/ });
  await page.clock.fastForward("00:09");
  await expect(note).toHaveCount(0);
  await page.clock.fastForward("00:01");
  await expect(note).toContainText("This is taking a while. You can reload the page; what you typed will stay.");
  await page.clock.resume();
  arrive();
  await expect(note).toHaveCount(0);
  await page.clock.fastForward("00:10");
  await expect(note).toHaveCount(0);
});

test.describe("a page that the browser translates before the script has arrived", () => {
  // React says that the page is not as it was built, and renders it again.
  test.use({ allowedProblems: [/React error #418/] });

  test("keeps what was typed, is sent, and has a menu", { tag: "@phone" }, async ({ page, storage }) => {
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

test.describe("a script that does not come", () => {
  test.use({ allowedProblems: [/Failed to load resource.*\/assets\/main-/] });

  test("is told of, and what was typed stays", async ({ page }) => {
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto("/contact");
    await page.getByLabel("Full Name").fill("Ada Lovelace");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please reload the page" })).toBeVisible();
    await page.unroute("**/assets/main-*.js");
    await page.reload();
    await waitUntilListening(page);
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  });
});
