import { expect, test } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";

test.describe("an unknown address", () => {
  test.use({ allowedProblems: [/status of 404 .*\/(?:no-such-page|Calendar)\)$/] });

  test("returns 404 with a page that leads on, also for an address that differs only in case", async ({ page }) => {
    expect((await page.goto("/Calendar"))?.status()).toBe(404);
    await waitUntilListening(page);
    await expect(page).toHaveTitle(/Page Not Found/);

    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await waitUntilListening(page);
    await page.getByRole("main").getByRole("link", { name: "See the calendar" }).click();
    await expect(page).toHaveURL("/calendar");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
});

test("addresses that name a file are the pages of it, before and after the app listens", async ({ page, baseURL }) => {
  for (const [address, path] of [
    ["/index.html", "/"],
    ["/calendar.html", "/calendar"],
    ["/contact/index.html?about=Reiki+Healing", "/contact?about=Reiki+Healing"],
    ["//calendar", "//calendar"],
  ] as const) {
    await page.goto(`${baseURL}${address}`);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await waitUntilListening(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    await expect(page).not.toHaveTitle(/Page Not Found/);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveCount(1);
    expect(page.url()).toBe(`${baseURL}${path}`);
  }
});
