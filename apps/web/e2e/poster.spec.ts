import type { Page } from "@playwright/test";
import type { BrowserStorage } from "./browser-storage.ts";
import { expect, test } from "./browser-test.ts";
import { sheetsOf } from "./printed-sheets.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

/** Paper formats, with their sizes in points. */
const PAPERS = [
  { format: "Letter", box: [612, 792] },
  { format: "A4", box: [596, 843] },
];

const LONG_TITLE =
  "A whole day of slow breathing, long silences, warm hands and a walk along the river for all who like";

/** Opens a calendar page with this many events, on the longest dates of the year. */
async function openWith(page: Page, storage: BrowserStorage, path: string, count: number, different = {}) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  await storage.leave({ events: ids.map((id) => sampleEvent({ id, date: `2026-09-${id + 20}`, ...different })) });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("September 21");
}

test("the calendar and its poster print without controls", async ({ page, storage }) => {
  await openWith(page, storage, "/calendar", 8);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(0);

  await page.evaluate(() => history.pushState(null, "", "/calendar/poster"));
  await expect(page.getByRole("article", { name: "Poster" })).toContainText("September 21");
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const code = await page
    .getByRole("img", { name: /^QR code/ })
    .locator("path")
    .boundingBox();
  expect(code?.width, "30 mm").toBeGreaterThanOrEqual((30 / 25.4) * 96);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 360, height: 640 });
  const sheet = await page.getByRole("article", { name: "Poster" }).boundingBox();
  expect((sheet?.height ?? 0) / (sheet?.width ?? 1), "the whole sheet fits a phone").toBeCloseTo(11 / 8.5);
});

for (const { titles, sheets, different } of [
  { titles: "usual titles", sheets: 1, different: {} },
  { titles: "long titles", sheets: 2, different: { title: LONG_TITLE, location: LONG_TITLE } },
]) {
  test(`a poster with ten ${titles} prints on ${sheets} sheet(s) of Letter or A4`, {
    tag: "@thorough",
  }, async ({ page, storage }) => {
    await openWith(page, storage, "/calendar/poster", 10, different);
    for (const { format, box } of PAPERS)
      expect(sheetsOf(await page.pdf({ format }))).toEqual(Array.from({ length: sheets }, () => box));
    await page.emulateMedia({ media: "print" });
    for (const day of await page.getByText(/^September/).all())
      expect(await day.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
}

test("a poster with five events has large text", { tag: "@thorough" }, async ({ page, storage }) => {
  await openWith(page, storage, "/calendar/poster", 5);
  for (const { format, box } of PAPERS) expect(sheetsOf(await page.pdf({ format }))).toEqual([box]);
  await page.emulateMedia({ media: "print" });
  for (const [level, points] of [
    [2, 44],
    [3, 26],
  ] as const) {
    const heading = page.getByRole("article").getByRole("heading", { level }).first();
    const size = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(Math.round(size * 0.75)).toBe(points);
  }
});
