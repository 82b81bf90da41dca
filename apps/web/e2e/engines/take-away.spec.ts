import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { sampleEvent } from "../sample-events.ts";

/** The part of own-calendar.spec.ts that every driver can do. */
test("an event is taken away as a calendar file, and its link leads to it", async ({ page, storage }) => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  await storage.leave({
    calendarEvents: days.map((day) => sampleEvent({ id: day, title: `Day ${day}`, date: `2031-05-0${day}` })),
  });
  await page.goto("/calendar");
  await page.locator("#event-7 summary").click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar Day 7" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("event-2031-05-07.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain("SUMMARY:Day 7\r\n");
  expect(file).toMatch(/DTSTART\S*:20310507T140500\r\n/);

  await page.goto("about:blank");
  await page.goto("/calendar#event-7");
  await expect(page.locator("#event-7")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Day 7" })).toBeInViewport();
});
