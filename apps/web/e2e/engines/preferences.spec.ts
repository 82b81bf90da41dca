import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { expectFocusInSight } from "../focus-in-sight.ts";
import { openAndWait } from "../open.ts";
import { overflows } from "../overflows.ts";
import { everyPage } from "../routes.ts";

/** Every route in a browser that is set up for other eyes. The projects in playwright.config.ts are its settings. */

const MEDIA: Readonly<Record<string, string>> = {
  "less motion": "(prefers-reduced-motion: reduce)",
  "a dark screen": "(prefers-color-scheme: dark)",
  "more contrast": "(prefers-contrast: more) and (forced-colors: none)",
  "forced colors": "(forced-colors: active)",
  "dark, calm, more contrast":
    "(prefers-color-scheme: dark) and (prefers-reduced-motion: reduce) and (prefers-contrast: more)",
};

test("every route keeps to the screen, shows the focus and is accessible", async ({ page }, { project }) => {
  for (const { path } of everyPage) {
    await openAndWait(page, path);
    const media = MEDIA[project.name];
    if (media === undefined)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    else expect(await page.evaluate((query) => matchMedia(query).matches, media)).toBe(true);
    expect.soft(await page.evaluate(overflows), path).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocusInSight(page);
    await expectAccessible(page, path);
  }
});
