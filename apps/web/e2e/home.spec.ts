import { expect, test } from "./fixtures.ts";

test("the first screen leads to both offerings", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const auraReadings = main.getByRole("link", { name: "Explore aura readings" });
  const reiki = main.getByRole("link", { name: "Discover Reiki" });
  await expect(auraReadings).toBeInViewport();
  await expect(reiki).toBeInViewport();

  await auraReadings.click();
  await expect(page).toHaveURL("/aura-reading");
  await page.goBack();
  await reiki.click();
  await expect(page).toHaveURL("/reiki-healing");
});

test("two cards tell of the offerings, each with a way to learn more", async ({ page }) => {
  await page.goto("/");
  const more = page.getByRole("main").getByRole("link", { name: /^Learn More/ });
  await expect(more).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 3, name: "Aura Reading" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Reiki Healing" })).toBeVisible();

  await more.first().click();
  await expect(page).toHaveURL("/aura-reading");
  await page.goBack();
  await more.last().click();
  await expect(page).toHaveURL("/reiki-healing");
});

test("the parts of the page come in their order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Two ways to begin",
    "A look inside",
    "News by text message",
    "Come as you are",
  ]);
});

for (const path of ["/", "/terms"]) {
  test(`news by text message is explained in three steps, with a promise, on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2, name: "News by text message" })).toBeVisible();
    await expect(page.getByRole("img", { name: "QR code placeholder" })).toBeVisible();
    const steps = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(steps.getByRole("heading", { name: "Scan the code" })).toBeVisible();
    await expect(steps.getByRole("heading", { name: "Text JOIN" })).toBeVisible();
    await expect(steps.getByRole("heading", { name: "Get updates" })).toBeVisible();
    await expect(steps).toHaveText([/scan the code/i, /Text JOIN/, /get updates/i]);
    const promise = page.getByText("Text STOP at any time to unsubscribe");
    await expect(promise).toContainText("Your number stays private.");
    await expect(promise).toContainText("Standard message rates may apply.");
  });
}

test("the last word leads to the calendar and to the contact page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "See the calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  await page.goBack();
  await main.getByRole("link", { name: "Write to me" }).click();
  await expect(page).toHaveURL("/contact");
});
