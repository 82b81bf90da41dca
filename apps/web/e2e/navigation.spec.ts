import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { openAndWait, waitUntilListening } from "./open.ts";
import { everyPage, pageTitle } from "./routes.ts";

function markedIn(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
}

test.use({ allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

/** The metadata for search engines and shared links. */
const DESCRIPTION =
  "title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^=twitter]";

/** Returns the same metadata from the HTML that the host sends, serialized the way a browser does it. */
function descriptionIn(html: string): string[] {
  const elements =
    /<title>[^<]*<\/title>|<link rel="canonical"[^>]*>|<meta (?:name="(?:description|robots|twitter)|property=)[^>]*>/g;
  const written = [...html.matchAll(elements)].map(([element]) => element.replace(/\s*\/>$/, ">"));
  return written.map((element) => element.replaceAll("&#x27;", "'")).toSorted();
}

test("every link on every page leads to one of the site's pages", { tag: "@server" }, async ({ request }) => {
  const targets = new Set<string>();
  for (const { path } of everyPage) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) targets.add(href);
  }
  // Pages do not link to the owner's pages or, without events, to the all-dates page.
  const hidden = ["/admin", "/calendar/poster", "/calendar/all"];
  for (const { path } of everyPage) expect(targets.has(path), path).toBe(!hidden.includes(path));
  for (const target of targets) {
    const response = await request.get(target);
    expect(response.status(), target).toBe(200);
    const [, anchor] = target.split("#");
    if (anchor !== undefined) expect(await response.text()).toContain(`id="${anchor}"`);
  }
});

test("a page has the same metadata when opened from a link", async ({ page, request }) => {
  expect((await request.get("/Calendar")).status()).toBe(404);
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await waitUntilListening(page);
  await page.getByRole("main").getByRole("link", { name: "See the calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);

  const bar = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Aura Reading", "Reiki Healing", "Calendar", "Contact", "Home"]) {
    const path = everyPage.find((each) => each.name === name)?.path ?? "";
    await page.evaluate(() => scrollTo(0, 300));
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(markedIn(page)).toHaveText([name]);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const asSent = descriptionIn(await (await request.get(path)).text());
    expect(asSent.length).toBeGreaterThan(8);
    await expect
      .poll(() => page.locator(DESCRIPTION).evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).toSorted()))
      .toEqual(asSent);
  }
  for (const link of ["Explore aura readings", "Discover Reiki"]) {
    await expect(page.getByRole("link", { name: link })).toBeInViewport();
  }
});

test("back and forward restore the scroll position", {
  tag: "@phone",
}, async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await openAndWait(page, "/");
  await footer.getByRole("link", { name: "Aura Reading" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeFocused();
  await footer.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await footer.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s coming up" })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL("/aura-reading");
  await expect(page).toHaveTitle(pageTitle("Aura Reading"));
  await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(page).toHaveURL("/aura-reading");
  await expect(page.getByRole("heading", { level: 1, name: "Aura Reading" })).toBeVisible();
});
