import type { Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";

/** The minute of breathing in a real browser. The tests in src/features/home cover its words, to the second. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

function animations(page: Page): Promise<number> {
  const ofRings = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration === 10_000).length;
  return page.evaluate(ofRings);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Breathe with me" }).click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
}

test("the rings breathe until Escape or until they are out of sight, and not under reduced motion", async ({
  page,
}) => {
  const expectStopped = async () => {
    await expect(page.getByRole("button", { name: "Breathe with me" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Stopped." })).toHaveCount(1);
    expect(await animations(page)).toBe(0);
  };
  await page.goto("/");
  await begin(page);
  expect(await animations(page)).toBe(5);
  await page.keyboard.press("Escape");
  await expectStopped();
  await begin(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectStopped();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(page);
  expect(await animations(page)).toBe(0);
});
