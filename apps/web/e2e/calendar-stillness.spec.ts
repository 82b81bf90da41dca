import { expect, test } from "./browser-test.ts";
import { recordShifts, shiftsOn, untilRecording } from "./layout-shifts.ts";
import { holdScripts, waitUntilListening } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("nothing visible shifts when the events arrive, however many", { tag: "@phone" }, async ({ page, storage }) => {
  // Another test checks the layout shifts of loading fonts.
  await page.route("**/*.woff2", () => undefined);
  await page.addInitScript(recordShifts);
  for (const count of [0, 10]) {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    await storage.leave({ events: ids.map((id) => sampleEvent({ id, date: "2036-05-02" })) });
    const release = await holdScripts(page);
    await page.goto("/calendar");
    await untilRecording(page);
    release();
    await waitUntilListening(page);
    await expect(page.getByRole("article")).toHaveCount(count);
    if (count === 0) await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
    expect(await shiftsOn(page), `${count} events`).toEqual([]);
  }
});
