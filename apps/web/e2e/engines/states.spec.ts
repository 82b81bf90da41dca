import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { overflows } from "../overflows.ts";
import { openState } from "../site-state.ts";
import { mostUsedStates } from "../site-states.ts";

/** Every route and the states that are used most: accessible in each engine, and nothing sticks out of the screen. */

const PHONE = { width: 390, height: 844 };

/** An element in motion does not have its final color and place. */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

test.use({ allowedProblems: [/404/] });

for (const state of mostUsedStates) {
  test(`${state.name} is accessible and fits`, async ({ page, storage }) => {
    if (state.only === "phone") await page.setViewportSize(PHONE);
    await openState(page, storage, state);
    for (const screen of state.only === "phone" ? ["a phone"] : ["a desktop", "a phone"]) {
      if (screen === "a phone") await page.setViewportSize(PHONE);
      await endMotion(page);
      await expectAccessible(page, `on ${screen}`);
      expect.soft(await page.evaluate(overflows), `on ${screen}`).toEqual([]);
    }
  });
}
