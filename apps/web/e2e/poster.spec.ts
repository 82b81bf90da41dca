import { expect, test } from "./fixtures.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

/** In points, of which an inch has 72. */
const PAPERS = [
  { name: /^Letter/, box: [612, 792] },
  { name: /^A4/, box: [595, 842] },
];

const LONG_TITLE =
  "A whole day of slow breathing, long silences, warm hands and a walk along the river for all who like";

/** The sizes of the pages of a PDF, in whole points. */
function pageSizes(pdf: Buffer): number[][] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(boxes, ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

test("ten usual events fit on one sheet", async ({ page, storage }) => {
  const days = Array.from({ length: 10 }, (_, index) => index + 1);
  await storage.leave({ calendarEvents: days.map((day) => sampleEvent({ id: day, date: `2026-05-${day + 10}` })) });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.goto("/calendar/poster");
  await expect(page.getByRole("article", { name: "Poster" })).toBeVisible();
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual([[612, 792]]);
});

test("a poster is one sheet of the paper that was chosen, and ten long titles go on to a second", async ({
  page,
  storage,
}) => {
  const days = Array.from({ length: 10 }, (_, index) => index + 1);
  await storage.leave({
    calendarEvents: days.map((day) =>
      sampleEvent({
        id: day,
        title: day === 1 ? "Day 1" : LONG_TITLE,
        date: `2026-05-${day + 10}`,
        location: LONG_TITLE,
      }),
    ),
  });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [path, sheets] of [
    ["/calendar/poster?event=1", 1],
    ["/calendar/poster", 2],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("article", { name: "Poster" })).toContainText("Day 1");
    for (const { name, box } of PAPERS) {
      await page.getByRole("radio", { name }).check();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pageSizes(pdf)).toEqual(Array.from({ length: sheets }, () => box));
    }
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
