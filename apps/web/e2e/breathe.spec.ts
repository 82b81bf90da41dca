import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The minute of breathing in a real browser. The tests in src/features/home cover its words, to the second. */

function animations(page: Page): Promise<number> {
  const ofRings = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration === 10_000).length;
  return page.evaluate(ofRings);
}

async function expectStatus(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Breathe with me" }).click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
}

async function expectStopped(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Breathe with me" })).toBeVisible();
  await expectStatus(page, "Stopped.");
  expect(await animations(page)).toBe(0);
}

test("the rings breathe until Escape, a press, or until they are out of sight", { tag: "@every-screen" }, async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => file.includes("/breathe"))).toEqual([]);

  await begin(page);
  expect(await animations(page)).toBe(5);
  await expectStatus(page, "One minute of slow breathing. Press Escape to stop.");
  await page.keyboard.press("Escape");
  await expectStopped(page);

  await begin(page);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expectStopped(page);

  await begin(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectStopped(page);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the words keep their step, and nothing moves", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await begin(page);
    expect(await animations(page)).toBe(0);
    await page.clock.runFor(4000);
    await expect(page.getByText("Breathe out", { exact: true })).toBeVisible();
  });
});
