import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { expect, test } from "./fixtures.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

const NINE_DAYS = Array.from({ length: 9 }, (_, index) =>
  sampleEvent({ id: index + 1, title: `Day ${index + 1}`, date: `2026-05-0${index + 1}` }),
);

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("an event goes into a calendar of one's own, and its link leads to it", {
  tag: "@every-screen",
}, async ({ page, storage }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const fileScripts = () => scripts.filter((url) => url.includes("/calendar-file-"));
  await storage.leave({ calendarEvents: NINE_DAYS });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.goto("/calendar");
  await page.getByText("More about Day 7").click();
  const add = page.getByRole("button", { name: "Add to calendar Day 7" });
  await expect(add).toBeVisible();
  expect(fileScripts()).toHaveLength(0);

  const downloading = page.waitForEvent("download");
  await add.click();
  const download = await downloading;
  expect(fileScripts()).toHaveLength(1);
  expect(download.suggestedFilename()).toBe("event-2026-05-07.ics");
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event).toMatchObject({ uid: "7@inner-light.example", summary: "Day 7", location: "The garden room" });
  expect(event.startDate.toString()).toBe("2026-05-07T14:05:00");
  const link = event.component.getFirstPropertyValue("url")?.toString() ?? "";
  expect(link).toMatch(/\/calendar#event=[\w-]+$/);

  await page.getByRole("button", { name: "Copy link Day 7" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Day 7" })).toBeInViewport();
  await expect(page.locator("#event-7")).toBeFocused();
  const bar = await page.getByRole("banner").boundingBox();
  const place = await page.locator("#event-7").boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("on paper there is nothing to press", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: NINE_DAYS });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.goto("/calendar");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.getByRole("article").first()).toContainText("Friday, May 1, 2026 at 2:05 PM");
  for (const name of [/Add to calendar/, /Copy link/, /Add all/]) {
    await expect(page.getByRole("main").getByRole("button", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(0);
});
