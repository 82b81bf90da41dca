import { expect, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";

const answers = [
  { count: 0, answer: "No Upcoming Events" },
  { count: 1, answer: "Event 1" },
  { count: 3, answer: "Event 3" },
  { count: 10, answer: "Event 10" },
];

for (const { count, answer } of answers) {
  test(`nothing that is seen moves when a list of ${count} arrives`, { tag: "@phone" }, async ({ page, storage }) => {
    await storage.leave({
      calendarEvents: Array.from({ length: count }, (_, index) =>
        sampleEvent({ id: index + 1, title: `Event ${index + 1}`, date: "2036-05-02" }),
      ),
    });
    // Another journey checks what loading fonts move.
    await page.route("**/*.woff2", () => undefined);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openAndWait(page, "/calendar");
    await expect(page.getByRole("heading", { level: 3, name: answer, exact: true })).toBeAttached();
    // Two frames, so that the new layout has been painted and reported to the observer.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate<number[]>(() => Reflect.get(window, "shifts"))).toEqual([]);
  });
}
