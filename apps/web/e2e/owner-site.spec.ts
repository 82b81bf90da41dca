import { expect, ownerSiteTest as test } from "./browser-test.ts";
import { waitUntilListening } from "./open.ts";
import { BASE_PATH, CODE, TEXT_BUTTON } from "./own-sites.ts";
import { describeOwnerFiles } from "./owner-files.ts";
import { describePublishedCalendar } from "./published-visits.ts";
import { describePublishing } from "./publishing-journeys.ts";

/** The site as an owner configured it, at a subpath of its host. The tests share one worker, which builds it once. */
test.describe.configure({ mode: "default" });

describePublishedCalendar();
describePublishing();

test.describe("at a subpath of its host", () => {
  test.use({ allowedProblems: [/status of 404 .*no-such-page|https:\/\/(one|two)\.example\//] });

  test("the whole site works on a phone", {
    tag: "@phone",
  }, async ({ page, ownerSite, request }) => {
    const strayed: string[] = [];
    page.on("response", (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === ownerSite && !pathname.startsWith(BASE_PATH)) strayed.push(pathname);
    });
    for (const path of ["calendar/poster", "contact"]) {
      await page.goto(path);
      await waitUntilListening(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    for (const name of ["Calendar", "Home"]) {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).tap();
      await expect(page.locator("header nav [aria-current=page]")).toHaveText([name]);
    }
    await expect(page).toHaveURL(ownerSite + BASE_PATH);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", "https://quiet-lane.com/project/");
    const button = await page.getByRole("link", { name: TEXT_BUTTON }).boundingBox();
    const code = await page.getByRole("img", { name: CODE }).boundingBox();
    expect(button?.y).toBeLessThan(code?.y ?? 0);
    const { start_url, icons } = await (await request.get("site.webmanifest")).json();
    expect(start_url).toBe(BASE_PATH);
    for (const { src } of icons) expect((await request.get(ownerSite + src)).status()).toBe(200);

    const missing = await page.goto("deep/no-such-page");
    expect(missing?.status()).toBe(404);
    await waitUntilListening(page);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`^${ownerSite}${BASE_PATH}`));
    await page.getByRole("link", { name: "Legal Notice" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Legal Notice");
    await expect(page).toHaveURL(`${ownerSite}${BASE_PATH}legal`);
    expect(strayed).toEqual([]);
  });
});

describeOwnerFiles();
