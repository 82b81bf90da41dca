import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";
import { waitUntilListening } from "./open.ts";
import { describeOwnerFiles } from "./owner-files.ts";
import { BASE_PATH, test } from "./owner-site.ts";
import { describePublishedCalendar } from "./published-visits.ts";
import { describePublishing } from "./publishing-journeys.ts";

/** The site as an owner has configured it, below a path of its host. The tests share one worker, which builds it once. */
test.describe.configure({ mode: "default" });

describePublishedCalendar();
describePublishing();

test.describe("below a path of its host", () => {
  test.use({ allowedProblems: [/status of 404 .*no-such-page|https:\/\/(one|two)\.example\//] });

  test("the whole site works", async ({ page, ownerSite, request }) => {
    const strayed: string[] = [];
    page.on("response", (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === ownerSite && (!pathname.startsWith(BASE_PATH) || response.status() >= 400)) strayed.push(pathname);
    });
    for (const path of ["./", "calendar/poster", "admin", "contact"]) {
      await page.goto(path);
      await waitUntilListening(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    for (const name of ["Calendar", "Home"]) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
      await expect(page.locator("header nav [aria-current=page]")).toHaveText([name]);
    }
    await expect(page).toHaveURL(ownerSite + BASE_PATH);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", "https://quiet-lane.com/project/");
    const { start_url, icons } = await (await request.get("site.webmanifest")).json();
    expect(start_url).toBe(BASE_PATH);
    for (const { src } of icons) expect((await request.get(ownerSite + src)).status()).toBe(200);
    expect(strayed).toEqual([]);

    const missing = await page.goto("deep/no-such-page");
    expect(missing?.status()).toBe(404);
    await waitUntilListening(page);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`^${ownerSite}${BASE_PATH}`));
  });
});

test("news by text message: on a phone the button comes first, on a desktop the code", async ({
  page,
  browser,
  baseURL,
}) => {
  const open = async (where: Page) => {
    await where.goto("./");
    const code = where.getByRole("img", { name: "QR code: text QUIETLANE to (212) 555-0199" });
    await expect(code).toBeVisible();
    return { code, button: where.getByRole("link", { name: "Text QUIETLANE to (212) 555-0199" }) };
  };
  await expect((await open(page)).button).toBeHidden();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const other = await browser.newPage({ ...phone, baseURL: baseURL ?? "" });
  const { button, code } = await open(other);
  expect((await button.boundingBox())?.y).toBeLessThan((await code.boundingBox())?.y ?? 0);
  await other.close();
});

describeOwnerFiles();
