import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { web } from "../../build/paths.mjs";
import { test } from "../fixtures.ts";
import { openState } from "../site-state.ts";
import { mostUsedStates } from "../site-states.ts";

/**
 * Takes pictures of every route and of the states used most in the engine that runs it, for contact-sheets.ts. A long page
 * is taken as a person reads it, one window after another. A window as tall as the page would change the layout, because
 * some heights follow the window's.
 */

const folder = join(web, "../../screenshots/engines", process.env["ENGINE"] ?? "chromium");

/** What the bar covers at the top of a window shows at the bottom of the one before. */
const OVERLAP = 100;

// The slides stand still. In Firefox, the picture itself adds a style that the policy refuses.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/style-src|404/] });

for (const state of mostUsedStates) {
  test(state.name, async ({ page, storage, viewport }, { project }) => {
    test.skip(state.only !== undefined && !project.name.startsWith(state.only), "not on this screen");
    const pictures = join(folder, `${state.name}-${project.name}`);
    mkdirSync(pictures, { recursive: true });
    await openState(page, storage, state);
    const step = (viewport?.height ?? 0) - OVERLAP;
    const end = state.screenOnly === true ? 0 : await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (let top = 0; top < end + step; top += step) {
      if (state.screenOnly !== true) await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      // The first frame after scrolling may still show what was there before.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.waitForFunction(
        () =>
          document.fonts.status === "loaded" &&
          document.getAnimations().every(({ playState }) => playState !== "running"),
      );
      // Hiding the caret would take a style that the policy refuses.
      await page.screenshot({ caret: "initial", path: join(pictures, `${String(top).padStart(5, "0")}.png`) });
    }
  });
}
