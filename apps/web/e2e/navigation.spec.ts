import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openAndWait, waitUntilLaidOut } from "./open.ts";
import { everyPage, pageTitle } from "./routes.ts";

const BAR = [
  { name: "Home", path: "/" },
  { name: "Aura Reading", path: "/aura-reading" },
  { name: "Reiki Healing", path: "/reiki-healing" },
  { name: "Calendar", path: "/calendar" },
  { name: "Contact", path: "/contact" },
];

/** The links of the bar that are marked as the page that is open. */
function markedIn(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
}

test("the bar leads to the five pages and marks the one that is open", async ({ page }) => {
  await openAndWait(page, "/");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link")).toHaveText(BAR.map(({ name }) => name));

  for (const { name, path } of [...BAR.slice(1), ...BAR.slice(0, 1)]) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(markedIn(page)).toHaveText([name]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("the mark of the open page is there on arrival, and on none of the pages outside the bar", async ({ page }) => {
  for (const { name, path } of BAR) {
    await page.goto(path);
    await expect(markedIn(page)).toHaveText([name]);
  }
  for (const path of ["/admin", "/terms"]) {
    await page.goto(path);
    await expect(markedIn(page)).toHaveCount(0);
  }
});

test("the bar stays at the top while the page is read", async ({ page }) => {
  await page.goto("/terms");
  await page.getByText("Made with love for spiritual healing").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeInViewport();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the footer tells of the practice, and leads on in two columns", async ({ page }) => {
  await openAndWait(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(/discover your inner light through aura readings/i);
  await expect(footer).toContainText(/deep healing with Reiki energy work/i);
  await expect(footer.getByText(/made with love for spiritual healing/i)).toBeVisible();
  const quickLinks = footer.getByRole("navigation", { name: "Quick Links" });
  await expect(quickLinks.getByRole("link")).toHaveText(["Aura Reading", "Reiki Healing", "Calendar", "Contact"]);
  const legal = footer.getByRole("navigation", { name: "Legal" });
  await expect(legal.getByRole("link")).toHaveText(["Terms & Conditions"]);

  await quickLinks.getByRole("link", { name: "Reiki Healing" }).click();
  await expect(page).toHaveURL("/reiki-healing");
  await legal.getByRole("link").click();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms & Conditions" })).toBeVisible();
});

/** What the document's head says of the page, for search engines and for whoever shares it. */
function descriptionOf(page: Page): Promise<string[]> {
  return page
    .locator(
      "title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^=twitter]",
    )
    .evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).toSorted());
}

test("a page that is opened by a link describes itself as one that is opened by its address", async ({ page }) => {
  const fresh = new Map<string, string[]>();
  for (const { path } of BAR) {
    await openAndWait(page, path);
    fresh.set(path, await descriptionOf(page));
  }
  for (const { name, path } of BAR) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await expect.poll(() => descriptionOf(page)).toEqual(fresh.get(path));
  }
});

test("each page has a title, a description and one heading of its own", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  const headings = new Set<string | null>();
  for (const { path } of everyPage) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    headings.add(await page.getByRole("heading", { level: 1 }).textContent());
    titles.add(await page.title());
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
    const description = await page.locator("meta[name=description]").getAttribute("content");
    expect(description?.length).toBeGreaterThan(30);
    descriptions.add(description);
  }
  expect(titles.size).toBe(everyPage.length);
  expect(descriptions.size).toBe(everyPage.length);
  expect(headings.size).toBe(everyPage.length);
});

test("a page that was opened from within begins at its heading, and its title is announced", async ({ page }) => {
  await openAndWait(page, "/");
  const voice = page.locator("[aria-live=polite]").filter({ hasText: /\| / });
  await expect(voice).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle(pageTitle("Contact"));
  await expect(voice).toHaveText(pageTitle("Contact"));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("meta[name=description]")).toHaveCount(1);

  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(voice).toHaveText(pageTitle("Calendar"));
});

test("back and forward go through the pages that were seen, each where it was left", async ({ page }) => {
  await openAndWait(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Aura Reading" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeFocused();
  await waitUntilLaidOut(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/calendar");

  await page.goBack();
  await expect(page).toHaveURL("/aura-reading");
  await expect(page).toHaveTitle(pageTitle("Aura Reading"));
  await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeFocused();
  await expect(markedIn(page)).toHaveText(["Aura Reading"]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(markedIn(page)).toHaveText(["Home"]);
  await page.goForward();
  await expect(page).toHaveURL("/aura-reading");
  await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeVisible();
});

test("who goes back while the next page is still coming finds the place that was left", async ({ page }) => {
  await openAndWait(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).hover();
  await page.evaluate(async () => {
    document.querySelector<HTMLAnchorElement>("footer a[href='/calendar']")?.click();
    await new Promise(requestAnimationFrame);
    history.back();
  });
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

test("the first Tab offers a way past the bar", async ({ page }) => {
  await page.goto("/calendar");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the bar is a menu below 768 pixels, and a row from there on", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Calendar" });
  await expect(toggle).toBeVisible();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(link).toBeVisible();
});
