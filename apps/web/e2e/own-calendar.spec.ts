import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { expect, test } from "./browser-test.ts";
import { sheetsOf } from "./printed-sheets.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

const DAYS = Array.from({ length: 8 }, (_, index) =>
  sampleEvent({ id: index + 1, title: `Day ${index + 1}`, date: `2026-05-${index + 11}` }),
);
const EVENINGS = [20, 27].map((day) => sampleEvent({ id: day, title: "Evening", date: `2026-05-${day}`, series: 7 }));

test("an event can be added to a personal calendar, and printed pages and posters have no controls", async ({
  page,
  storage,
}) => {
  await storage.leave({ events: [...DAYS, ...EVENINGS] });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.goto("/calendar");
  await page.getByText("More about Day 7").click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar Day 7" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("event-2026-05-17.ics");
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const stored = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(stored).toMatchObject({ uid: "7@inner-light.example", summary: "Day 7", location: "The garden room" });
  expect(stored.startDate.toString()).toBe("2026-05-17T14:05:00");

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.getByRole("article").first()).toContainText("Monday, May 11, 2026 at 2:05 PM");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(0);

  await page.evaluate(() => history.pushState(null, "", "/calendar/poster"));
  await expect(page.getByRole("article", { name: "Poster" })).toContainText("May 11");
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toHaveLength(1);
});
