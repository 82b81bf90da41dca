import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openState, showTextTwiceAsLarge, siteStates } from "./site-states.ts";

/** Every rule of WCAG 2.0 to 2.2, A and AA, and what is good practice beside them. */
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectAccessible(page: Page, how: string, rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe.withTags(ALL_RULES) : axe.withRules([...rules])).analyze();
  const words = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
  expect(words, how).toEqual([]);
}

const screens = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** What can be another in dark, or in colors of one's own: nothing but colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** What can be another with large text: what has a size or a place. */
const SIZE_RULES = ["color-contrast", "target-size", "scrollable-region-focusable"];

test.describe("nothing is in anybody's way", () => {
  // What is moving while axe looks has no color of its own yet.
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

  for (const state of siteStates) {
    test(state.name, async ({ page, storage }) => {
      const first = state.only ?? "desktop";
      await page.setViewportSize(screens[first]);
      await page.emulateMedia({ colorScheme: "light" });
      await openState(page, storage, state);
      await expectAccessible(page, `on a ${first}`);
      if (state.only === undefined) {
        for (const screen of ["tablet", "phone"] as const) {
          await page.setViewportSize(screens[screen]);
          await expectAccessible(page, `on a ${screen}`);
        }
      }
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, "in dark", COLOR_RULES);
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      await expectAccessible(page, "in forced colors", COLOR_RULES);
      await page.emulateMedia({ forcedColors: "none" });
      await showTextTwiceAsLarge(page);
      await expectAccessible(page, "with text twice as large", SIZE_RULES);
    });
  }
});
