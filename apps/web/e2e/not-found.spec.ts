import { expect, test } from "./fixtures.ts";
import { openAndWait, waitUntilListening } from "./open.ts";

test.use({ allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

test("an unknown address answers with a friendly page that leads on", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(5);
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: "See the calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("from an unknown address the way home is one press", async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test.describe("an address in other letters", () => {
  test.use({ allowedProblems: [/status of 404 .*\/Calendar\)$/] });

  test("is unknown to the host, and to the app", async ({ page }) => {
    await openAndWait(page, "/Calendar");
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByRole("main").getByRole("link", { name: "See the calendar" })).toBeVisible();
  });
});

for (const [address, path] of [
  ["/index.html", "/"],
  ["/calendar.html", "/calendar"],
  ["/contact/index.html?about=Reiki+Healing", "/contact?about=Reiki+Healing"],
  ["//calendar", "//calendar"],
] as const) {
  test(`${address} is the page of ${path}, before and after the app listens`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${address}`);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await waitUntilListening(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    await expect(page).not.toHaveTitle(/Page Not Found/);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveCount(1);
    expect(page.url()).toBe(`${baseURL}${path}`);
  });
}
