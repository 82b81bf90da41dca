import { join } from "node:path";
import { repository } from "../../build/paths.mjs";
import { test } from "../browser-test.ts";
import { openState } from "../site-state.ts";
import { siteStates } from "../site-states.ts";

test.use({ allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

const visits = siteStates.flatMap((state) => (["phone", "desktop"] as const).map((screen) => ({ state, screen })));

for (const { state, screen } of visits) {
  if (screen !== (state.only ?? screen)) continue;
  test(`${state.name} (${screen})`, { tag: `@${screen}` }, async ({ page, storage }) => {
    await openState(page, storage, state);
    // The visitor's steps run once. Only the color scheme changes.
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (state.screenOnly !== true) await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({
        path: join(repository, "screenshots", `${state.name}-${screen}-${colorScheme}.png`),
        fullPage: state.screenOnly !== true,
        animations: "disabled",
      });
    }
  });
}
