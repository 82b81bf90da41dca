import { expect, test } from "./browser-test.ts";
import { sheetsOf } from "./printed-sheets.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

/** The papers of a poster, and their sizes in points. */
const PAPERS = [
  { format: "Letter", box: [612, 792] },
  { format: "A4", box: [596, 843] },
];

const LONG_TITLE =
  "A whole day of slow breathing, long silences, warm hands and a walk along the river for all who like";

const days = Array.from({ length: 10 }, (_, index) => index + 1);

for (const { titles, sheets } of [
  { titles: "usual titles", sheets: 1 },
  { titles: "long titles", sheets: 2 },
]) {
  test(`a poster with ten ${titles} prints on ${sheets} of the sheets in the printer`, {
    tag: "@thorough",
  }, async ({ page, storage }) => {
    const long = titles === "long titles" ? { title: LONG_TITLE, location: LONG_TITLE } : {};
    // The longest dates of the year.
    await storage.leave({ events: days.map((id) => sampleEvent({ id, date: `2026-09-${id + 20}`, ...long })) });
    await page.clock.setFixedTime(A_MORNING_IN_SPRING);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/calendar/poster");
    await expect(page.getByRole("article", { name: "Poster" })).toContainText("September 21");
    for (const { format, box } of PAPERS) {
      expect(sheetsOf(await page.pdf({ format }))).toEqual(Array.from({ length: sheets }, () => box));
    }
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    for (const day of await page.getByText(/^September/).all()) {
      const lines = await day.evaluate((element) => element.getClientRects().length);
      expect(lines).toBe(1);
    }
  });
}

test("a poster with five events is legible from two meters away", { tag: "@thorough" }, async ({ page, storage }) => {
  await storage.leave({ events: days.slice(0, 5).map((id) => sampleEvent({ id, date: `2026-09-${id + 20}` })) });
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
  await page.goto("/calendar/poster");
  await expect(page.getByRole("article", { name: "Poster" }).getByRole("listitem")).toHaveCount(5);
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
