import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The smallest part of the page that begins with this heading and has what follows it. */
function part(page: Page, heading: string): Locator {
  return page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
}

test.describe("aura reading", () => {
  test.beforeEach(({ page }) => page.goto("/aura-reading"));

  test("is introduced, and shown in five pictures", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeVisible();
    const pictures = part(page, "A session in five pictures").getByRole("img");
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/\w+ \w+/);
    await expect(page.getByRole("heading", { level: 3, name: "Your animal’s aura" })).toBeVisible();
  });

  test("includes five things", async ({ page }) => {
    const items = part(page, "What's Included").getByRole("listitem");
    await expect(items).toHaveText([
      /intuitive aura analysis/i,
      /color interpretation/i,
      /chakra assessment.*seven energy centers/i,
      /energy cleansing guidance/i,
      /spiritual insights/i,
    ]);
  });

  test("says what to expect", async ({ page }) => {
    const expectations = part(page, "What to Expect");
    await expect(expectations.getByRole("list")).toHaveCount(2);
    for (const fact of [/60–90 minute session/, /written summary/, /crystals/i, /follow-up/i, /recording.*if you/i]) {
      await expect(expectations.getByRole("listitem").filter({ hasText: fact })).toHaveCount(1);
    }
  });
});

test.describe("Reiki healing", () => {
  test.beforeEach(({ page }) => page.goto("/reiki-healing"));

  test("is introduced, and shown in five pictures", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1, name: "Reiki Healing" })).toBeVisible();
    const pictures = part(page, "A session in five pictures").getByRole("img");
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/\w+ \w+/);
  });

  test("comes in five modalities", async ({ page }) => {
    await expect(part(page, "Five Modalities").getByRole("listitem").getByRole("heading")).toHaveText([
      /traditional/i,
      /distance/i,
      /emotional release/i,
      /chakra balancing/i,
      /spiritual attunement/i,
    ]);
  });

  test("tells of its benefits, and of what a session is like", async ({ page }) => {
    await expect(part(page, "Benefits").getByRole("list")).toHaveCount(2);
    const session = part(page, "Session Information");
    await expect(session).toContainText("60–90 minutes");
    await expect(session).toContainText("fully clothed");
    await expect(session.getByRole("heading", { level: 3, name: "Aftercare" })).toBeVisible();
  });
});

for (const path of ["/aura-reading", "/reiki-healing"]) {
  test(`${path} leads to the contact page and to the calendar`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Write to me" }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await main.getByRole("link", { name: "See the calendar" }).click();
    await expect(page).toHaveURL("/calendar");
  });
}
