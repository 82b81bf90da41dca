import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import ICAL from "ical.js";
import { expect, test } from "./fixtures.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(({ page }) => page.clock.setFixedTime(A_MORNING_IN_SPRING));

/** The events of a downloaded file, as another library reads them. */
async function eventsIn(download: Download) {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("an event goes into a calendar of one's own", { tag: "@every-screen" }, async ({ page, storage }) => {
  await storage.leave({
    calendarEvents: [sampleEvent({ id: 7, title: "Tea, Reiki; & quiet ✨", description: "Bring\na blanket\\pillow" })],
  });
  await page.goto("/calendar");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar Tea" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("event-2026-05-02.ics");
  const [event] = await eventsIn(download);
  expect(event).toMatchObject({
    uid: "7@inner-light.example",
    summary: "Tea, Reiki; & quiet ✨",
    description: "Bring\na blanket\\pillow",
    location: "The garden room",
  });
  expect(event?.startDate.toString()).toBe("2026-05-02T14:05:00");
  expect(event?.endDate.toString()).toBe("2026-05-02T15:05:00");
  expect(event?.component.getFirstPropertyValue("url")).toBe(`${new URL(page.url()).origin}/calendar#event-7`);
});

test("all events go into a calendar as one file", async ({ page, storage }) => {
  await storage.leave({
    calendarEvents: [sampleEvent(), sampleEvent({ id: 2, title: "Another", date: "2026-05-03" })],
  });
  await page.goto("/calendar");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add all 2 events to your calendar" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("upcoming-events.ics");
  expect((await eventsIn(download)).map(({ summary }) => summary)).toEqual(["First steps with Reiki", "Another"]);
});

test("the link of an event is copied, and leads to it", { tag: "@every-screen" }, async ({ page, storage }) => {
  const days = Array.from({ length: 9 }, (_, index) => index + 1);
  await storage.leave({
    calendarEvents: days.map((day) => sampleEvent({ id: day, title: `Day ${day}`, date: `2026-05-0${day}` })),
  });
  await page.goto("/calendar");
  await page.getByRole("button", { name: "Copy link Day 7" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL(page.url()).origin}/calendar#event-7`);

  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Day 7" })).toBeInViewport();
  await expect(page.locator("#event-7")).toBeFocused();
  const bar = await page.getByRole("banner").boundingBox();
  const event = await page.locator("#event-7").boundingBox();
  expect(event?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("the link of an event that is gone leads to the calendar", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent()] });
  await page.goto("/calendar#event-99");
  await expect(page.getByText("The event of your link is not on this page")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("one can ask about an event, find its place, and take it to Google Calendar", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent({ location: "12 Quiet Lane & garden" })] });
  await page.goto("/calendar");
  const event = page.getByRole("article");
  await expect(event.getByRole("link", { name: /^Map/ })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/search?query=12%20Quiet%20Lane%20%26%20garden",
  );
  const google = new URL((await event.getByRole("link", { name: /^Google Calendar/ }).getAttribute("href")) ?? "");
  expect(Object.fromEntries(google.searchParams)).toEqual({
    action: "TEMPLATE",
    text: "First steps with Reiki",
    dates: "20260502T140500/20260502T150500",
    details: "Hands, breath, and plenty of time for questions.",
    location: "12 Quiet Lane & garden",
  });
  await event.getByRole("link", { name: "Ask about this event" }).click();
  await expect(page.getByLabel("Notes (optional)")).toHaveValue(
    "I would like to ask about: First steps with Reiki, Saturday, May 2, 2026 at 2:05 PM\n\n",
  );
});

test("on paper there is nothing to press", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent(), sampleEvent({ id: 2 })] });
  await page.goto("/calendar");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").first()).toContainText("Saturday, May 2, 2026 at 2:05 PM");
  for (const name of [/Add to calendar/, /Copy link/, /Add all/]) {
    await expect(page.getByRole("main").getByRole("button", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(0);
});

test("the file is made by a script that nobody fetches before it is wanted", async ({ page, storage }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await storage.leave({ calendarEvents: [sampleEvent()] });
  await page.goto("/calendar");
  const add = page.getByRole("button", { name: "Add to calendar" });
  await expect(add).toBeVisible();
  const file = () => scripts.filter((url) => url.includes("/calendar-file-"));
  expect(file()).toHaveLength(0);
  await add.click();
  await expect.poll(file).toHaveLength(1);
});
