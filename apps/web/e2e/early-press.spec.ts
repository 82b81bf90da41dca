import type { Page } from "@playwright/test";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";

// What visitors do before the script of a slow line has arrived. (More of it in early-visitor.spec.ts.)

/** Holds all of the app's files back until the returned function is called. */
async function holdScriptBack(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("links lead on", async ({ page }) => {
  await holdScriptBack(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Explore aura readings" }).click();
  await expect(page).toHaveURL("/aura-reading");
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is coming up");
});

test("the menu opens, and knows of it once the script is there", { tag: "@phone" }, async ({ page }) => {
  const release = await holdScriptBack(page);
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await toggle.tap();
  await expect(links).toHaveCount(5);
  release();
  await waitUntilListening(page);
  await expect(links).toHaveCount(5);
  await links.first().tap();
  await expect(links).toHaveCount(0);
});

test("a message that is typed and sent before the script is there is kept once it is", async ({ page, storage }) => {
  const release = await holdScriptBack(page);
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Typed early" });
  await sendMessage(page);
  await sendMessage(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  release();
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
    await expect(page.getByRole("alert").filter({ hasText: "Please load the page again." })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  });
});
