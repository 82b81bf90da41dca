import { join } from "node:path";
import { repository } from "../../build/paths.mjs";
import { test } from "../fixtures.ts";
import { openState } from "../site-state.ts";
import { siteStates } from "../site-states.ts";

test.use({ allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

/** The tags that choose the projects. */
const TAGS = { phone: ["@phone"], desktop: [], any: ["@every-screen"] };

for (const state of siteStates) {
  test(state.name, { tag: TAGS[state.only ?? "any"] }, async ({ page, storage }, { project }) => {
    await openState(page, storage, state);
    // The person's steps are taken once; only the color scheme changes.
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (state.screenOnly !== true) await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({
        path: join(repository, "screenshots", `${state.name}-${project.name}-${colorScheme}.png`),
        fullPage: state.screenOnly !== true,
        animations: "disabled",
      });
    }
  });
}
