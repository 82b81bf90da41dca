import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { web } from "../../build/paths.mjs";
import { test } from "../fixtures.ts";
import { waitUntilListening } from "../open.ts";
import { everyPage } from "../routes.ts";

/** Takes a picture of every route in the engine that runs it, for contact-sheets.ts. */

const folder = join(web, "../../screenshots/engines", process.env["ENGINE"] ?? "chromium");

const SCREENS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

// In Firefox, the picture itself adds a style that the policy refuses.
test.use({ allowedProblems: [/style-src/] });

for (const { name, path } of everyPage) {
  test(`a picture of ${name}`, async ({ page, colorScheme }) => {
    mkdirSync(folder, { recursive: true });
    await page.goto(path);
    await waitUntilListening(page);
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      // WebDriver's picture is that of the window, so the window is as tall as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...size, height });
      // The first frame after a change of size may still have the layout of the old one.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
      // Hiding the caret would take a style that the policy refuses.
      const file = `${name.replaceAll(" ", "-")}-${screen}-${colorScheme}.png`;
      await page.screenshot({ caret: "initial", path: join(folder, file) });
    }
  });
}
