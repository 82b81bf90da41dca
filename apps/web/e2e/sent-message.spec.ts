import { site } from "../src/site/site.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { openAndWait, waitUntilListening } from "./open.ts";
import { toastOn } from "./toast.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a sent message stays at hand, and the page says how to reach the practice", { tag: "@every-screen" }, async ({
  page,
}) => {
  await page.goto("/contact");
  await fillContactForm(page, { notes: "My cat comes along.\nHer name is Bee & she is shy ✨" });
  await sendMessage(page);
  await expect(toastOn(page)).toContainText("Message Sent Successfully! ✨");
  const panel = page.getByRole("region", { name: "Send it to me" });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel).toContainText("Your message is saved in this browser, and reaches me when you send it.");
  await expect(panel).toContainText(`${site.contact.email.text} (placeholder)`);
  await expect(panel).toContainText(`${site.contact.phone.text} (placeholder)`);
  await expect(panel.getByRole("link")).toHaveCount(0);
  await expect(panel.locator(":focus")).toHaveCount(0);

  await panel.getByRole("button", { name: "Copy the message" }).click();
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  const text =
    "Name: Ada Lovelace\nPhone: +1 555 123 4567\nE-mail: ada@example.com\nAddress: 12 Quiet Lane, Yourtown\n\nMy cat comes along.\nHer name is Bee & she is shy ✨";
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(toastOn(page)).toBeHidden({ timeout: 15_000 });
  await expect(panel).toBeVisible();
});

test("the keyboard comes from the button to the sent message", async ({ page }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send Message" }).press("Enter");
  const panel = page.getByRole("region", { name: "Send it to me" });
  await expect(panel).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Copy the message" })).toBeFocused();
});

for (const [path, service] of [
  ["/aura-reading", "Aura Reading"],
  ["/reiki-healing", "Reiki Healing"],
] as const) {
  test(`a question about ${service} begins with it`, async ({ page }) => {
    await openAndWait(page, path);
    await page.getByRole("link", { name: "Ask about this service" }).click();
    await expect(page.getByLabel("Notes (optional)")).toHaveValue(`I would like to ask about: ${service}\n\n`);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText(["Contact"]);
    await page.reload();
    await expect(page.getByLabel("Notes (optional)")).toHaveValue(`I would like to ask about: ${service}\n\n`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write to me");
  });
}

test("what was typed before the page listened stays", async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact?about=Aura%20Reading");
  await page.getByLabel("Notes (optional)").fill("My own words");
  goOn();
  await waitUntilListening(page);
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("My own words");
});

for (const search of [
  "?about=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  "?about=[1]",
  '?about={"__proto__":1}',
  "?about=%00",
]) {
  test(`nothing in the address is run: ${search}`, async ({ page }) => {
    page.on("dialog", () => {
      throw new Error("a script ran");
    });
    await openAndWait(page, `/contact${search}`);
    await expect(page.getByLabel("Notes (optional)")).toHaveValue(/^$|^I would like to ask about: <img src=x onerror=/);
    await expect(page.locator("main img")).toHaveCount(0);
  });
}
