import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";
import { waitUntilListening } from "./open.ts";
import { describeOwnerFiles } from "./owner-files.ts";
import { enterAdmin } from "./owner-page.ts";
import { ADMIN, BASE_PATH, test } from "./owner-site.ts";
import { describePublishedCalendar } from "./published-visits.ts";
import { everyPage } from "./routes.ts";
import { sampleEvent } from "./sample-events.ts";
import { fillContactForm, sendMessage } from "./write-message.ts";

/** The site as an owner has configured it, below a path of its host. The tests share one worker, which builds it once. */
test.describe.configure({ mode: "default" });

describePublishedCalendar();

test.describe("below a path of its host", () => {
  test.use({ allowedProblems: [/status of 404 .*no-such-page|https:\/\/(one|two)\.example\//] });

  test("the whole site works", async ({ page, ownerSite, request }) => {
    const strayed: string[] = [];
    page.on("response", (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === ownerSite && (!pathname.startsWith(BASE_PATH) || response.status() >= 400)) strayed.push(pathname);
    });
    for (const { path } of everyPage.filter(({ path }) => path !== "/aura-reading")) {
      await page.goto(path.slice(1));
      await waitUntilListening(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    for (const name of ["Calendar", "Contact", "Home"]) {
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

test("a message leaves by the visitor's own mail, and the owner finds it", async ({ page }) => {
  await page.goto("contact");
  await fillContactForm(page, { notes: "Tea & Reiki?" });
  await sendMessage(page);
  const panel = page.getByRole("region", { name: "Your message is saved on this device" });
  await expect(panel.getByRole("link", { name: "Send by email" })).toHaveAttribute(
    "href",
    /^mailto:hello@quiet-lane\.com\?subject=A%20message%20from%20Ada%20Lovelace&body=Name%3A%20Ada.*Tea%20%26%20Reiki%3F$/,
  );
  await expect(panel.getByRole("link", { name: "Send by text" })).toHaveAttribute("href", /^sms:\+12125550123\?&body=/);

  await enterAdmin(page, ADMIN);
  const inbox = page.getByRole("region", { name: "Messages in this browser" }).getByRole("listitem");
  await expect(inbox).toContainText("Tea & Reiki?");
  await expect(inbox.getByRole("link", { name: /^Reply by email/ })).toHaveAttribute(
    "href",
    /^mailto:ada@example\.com\?subject=Your%20message%20to%20Quiet%20Lane%20Reiki/,
  );
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

test.describe("far away", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("an event stays until its day is over where it is held, and its time names the zone and the visitor's own", async ({
    page,
    storage,
  }) => {
    await page.clock.setFixedTime("2026-05-02T12:30:00-04:00"); // In Tokyo it is May 3.
    await storage.leave({ events: [sampleEvent()] });
    await page.goto("calendar");
    const event = page.getByRole("article", { name: /^First steps with Reiki/ });
    await expect(event).toContainText("Saturday, May 2, 2026 at 2:05 PM, Eastern Time");
    await expect(event).toContainText("Your time: Sunday at 3:05 AM");
    await event.getByText(/^More/).click();
    const downloading = page.waitForEvent("download");
    await event.getByRole("button", { name: "Add to calendar" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file).toContain("DTSTART:20260502T180500Z\r\nDTEND:20260502T190500Z\r\n");
  });
});

describeOwnerFiles();
