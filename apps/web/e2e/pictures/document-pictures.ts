import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { repository } from "../../build/paths.mjs";
import { expect, ownerSiteTest as publishing, test } from "../browser-test.ts";
import { someEvents } from "../kept-samples.ts";
import { addEvent, EVENT, enterAdmin } from "../owner-page.ts";
import { CALENDAR_FILE, openRepository } from "../owner-repository.ts";
import { publishedEvents } from "../published-events.ts";
import { connect, enter, PUBLISHING_PROBLEMS, rename } from "../publishing-journeys.ts";

/** Small enough for a document, but sharp enough to read. */
const QUALITY = 72;

const LOOKS = [
  { name: "home-desktop-light", path: "/", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { name: "calendar-phone-light", path: "/calendar", colorScheme: "light", viewport: { width: 390, height: 844 } },
  { name: "home-phone-dark", path: "/", colorScheme: "dark", viewport: { width: 390, height: 844 } },
] as const;

for (const { name, path, colorScheme, viewport } of LOOKS)
  test(`the README's picture ${name}`, async ({ page, storage }) => {
    await storage.leave(someEvents);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    if (path === "/calendar") await page.getByRole("article").first().waitFor();
    await takePicture(page, name);
  });

test("the owner's calendar on a phone", async ({ page, storage }) => {
  await storage.leave(someEvents);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/admin");
  await takePicture(page, "admin-password");
  await enterAdmin(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await takePicture(page, "admin-events");
  await page.getByRole("button", { name: "Add New Event" }).click();
  await takePicture(page, "admin-form");
  await takePicture(page.getByRole("region", { name: "Backup" }), "admin-backup");
});

publishing.describe("a practice with a repository", () => {
  publishing.use({ allowedProblems: PUBLISHING_PROBLEMS, viewport: { width: 390, height: 1000 } });

  publishing("the home page with changed settings", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("./");
    await takePicture(page, "home-with-settings");
  });

  publishing("publishing with one click", async ({ page, context }) => {
    const { publish } = await connectOnPhone(page, context);
    await addEvent(page, EVENT);
    await expect(publish.getByRole("button", { name: "Publish" })).toBeVisible();
    await takePicture(publish, "admin-publish");
  });

  publishing("a conflict between two devices", async ({ page, context }) => {
    const { github, publish } = await connectOnPhone(page, context);
    await expect(publish.getByText("Everyone sees this calendar")).toBeVisible();
    const events = publishedEvents.map((event) => (event.id === 1 ? { ...event, title: "Sunset circle" } : event));
    github.commit(CALENDAR_FILE, writePublishedCalendar({ createdAt: "2026-05-02T12:00:00.000Z", events }));
    await rename(page, publishedEvents[0]?.title ?? "", "Sunrise circle");
    await page.getByRole("button", { name: "Close" }).click();
    await publish.getByRole("button", { name: "Publish" }).click();
    await expect(publish.getByLabel("Keep the other device’s")).toBeVisible();
    await takePicture(publish, "admin-both-changed");
  });
});

async function connectOnPhone(page: Page, context: BrowserContext) {
  const { github } = await openRepository(context);
  await enter(page);
  const publish = page.getByRole("region", { name: "Publish" });
  await publish.getByText("Connect to GitHub").click();
  await connect(page);
  return { github, publish };
}

async function takePicture(part: Page | Locator, name: string): Promise<void> {
  const isWhole = "goto" in part;
  const page = isWhole ? part : part.page();
  await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  // Adds margins up to the screen's width.
  if (!isWhole)
    await part.evaluate(({ style }) => Object.assign(style, { marginInline: "-1rem", paddingInline: "1rem" }));
  const path = join(repository, "docs/pictures", `${name}.jpg`);
  await part.screenshot({ path, type: "jpeg", quality: QUALITY, animations: "disabled" });
}
