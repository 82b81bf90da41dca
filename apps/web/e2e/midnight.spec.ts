import { eventTitles } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";

const THREE_DAYS = [
  sampleEvent({ id: 1, title: "On April 30", date: "2026-04-30", time: "23:59" }),
  sampleEvent({ id: 2, title: "On May 1", date: "2026-05-01", time: "00:00" }),
  sampleEvent({ id: 3, title: "On May 2", date: "2026-05-02", time: "00:00" }),
];

/** An event stays through the end of its own day, wherever the visitor's clock hangs. */
for (const { timezoneId, offset } of [
  { timezoneId: "America/New_York", offset: "-04:00" },
  { timezoneId: "America/Los_Angeles", offset: "-07:00" },
  { timezoneId: "Pacific/Auckland", offset: "+12:00" },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test.beforeEach(({ storage }) => storage.leave({ calendarEvents: THREE_DAYS }));

    test("half a minute after midnight, the day that has begun is on the calendar and the last one is not", async ({
      page,
    }) => {
      await page.clock.install({ time: new Date(`2026-05-01T00:00:30${offset}`) });
      await page.goto("/calendar");
      await expect(eventTitles(page)).toHaveText(["On May 1", "On May 2"]);
      await expect(page.getByRole("time").first()).toHaveText("Friday, May 1, 2026 at 12:00 AM");
    });

    test("half a minute before midnight, the day is still there, and at midnight it goes by itself", async ({
      page,
    }) => {
      await page.clock.install({ time: new Date(`2026-05-01T23:59:30${offset}`) });
      await page.goto("/calendar");
      await expect(eventTitles(page)).toHaveText(["On May 1", "On May 2"]);
      await page.clock.pauseAt(new Date(`2026-05-01T23:59:58${offset}`));
      await expect(eventTitles(page)).toHaveText(["On May 1", "On May 2"]);
      await page.clock.runFor(3000);
      await page.clock.resume();
      await expect(eventTitles(page)).toHaveText(["On May 2"]);
    });
  });
}

test("a computer that has slept over midnight shows the new day when its lid opens", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: THREE_DAYS });
  await page.clock.install({ time: new Date("2026-05-01T22:00:00-04:00") });
  await page.goto("/calendar");
  await expect(eventTitles(page)).toHaveText(["On May 1", "On May 2"]);
  await page.clock.fastForward("09:00:00");
  await expect(eventTitles(page)).toHaveText(["On May 2"]);
});
