import { expect, test } from "./fixtures.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a link carries an event that is not published into a browser that knows nothing of it", async ({
  page,
  storage,
  browser,
}) => {
  await storage.leave({ calendarEvents: [sampleEvent({ title: "Dusk & <b>dawn</b> ✨" })] });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.goto("/calendar");
  await page.getByText("More about").click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/calendar#event=[\w-]+$/);
  expect(link.length).toBeLessThan(500);

  const context = await browser.newContext({ viewport: { width: 1280, height: 3200 } });
  const visitor = await context.newPage();
  const requested: string[] = [];
  visitor.on("request", (request) => requested.push(request.url()));
  await visitor.clock.setFixedTime(A_MORNING_IN_SPRING);
  // Another journey checks what loading fonts move.
  await visitor.route("**/*.woff2", () => undefined);
  await visitor.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visitor.goto(link);
  const sent = visitor.getByRole("region", { name: "An event someone sent you" });
  await expect(sent.getByRole("heading")).toHaveText("Dusk & <b>dawn</b> ✨");
  await expect(sent).toContainText("Saturday, May 2, 2026 at 2:05 PM");
  await expect(sent).toContainText("The garden room");
  await expect(visitor.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  // Two frames, so that the new layout has been painted and reported to the observer.
  await visitor.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await visitor.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(requested.filter((url) => url.includes("event="))).toEqual([]);
  await context.close();
});
