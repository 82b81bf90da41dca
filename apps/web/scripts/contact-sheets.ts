import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { runMain } from "../build/failure.mjs";
import { firefoxPath, webKitPrograms } from "../build/find-engines.ts";
import { web } from "../build/paths.mjs";
import { runCommand } from "../build/run-command.mjs";
import { findChromium } from "./find-chromium.mjs";

/**
 * `pnpm screenshots:engines`: every route and the states used most, on a desktop and on a phone, light and dark, in each
 * engine that is installed here. In the folder `screenshots/engines/` there is one picture for each, with a column per
 * engine and a row per window, from the top of the page to its end.
 */

const folder = join(web, "../../screenshots/engines");

const engines = [
  "chromium",
  ...(firefoxPath() === undefined ? [] : ["firefox"]),
  ...(webKitPrograms() === undefined ? [] : ["webkit"]),
];

/** A picture as markup. */
const image = (file: string) => `<img src="data:image/png;base64,${readFileSync(file).toString("base64")}">`;

await runMain(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const engine of engines) {
    const { ENGINE: _other, ...environment } = process.env;
    const { code, output } = await runCommand("playwright test --config e2e/engines/pictures.config.ts", {
      cwd: web,
      env: engine === "chromium" ? environment : { ...environment, ENGINE: engine },
    });
    if (code !== 0) process.stdout.write(output);
  }
  const browser = await chromium.launch({ executablePath: await findChromium(() => {}), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  for (const state of readdirSync(join(folder, "chromium"))) {
    const columns = engines.map((engine) => {
      const windows = join(folder, engine, state);
      const images = existsSync(windows)
        ? readdirSync(windows)
            .sort()
            .map((file) => image(join(windows, file)))
        : [];
      return `<figure><figcaption>${engine}</figcaption>${images.join("")}</figure>`;
    });
    const width = state.includes("phone") ? 390 : 640;
    await page.setContent(
      `<style>body { display: flex; gap: 8px; margin: 8px } figure { margin: 0 } img { display: block; width: ${width}px; margin-bottom: 8px }</style>${columns.join("")}`,
    );
    await page.setViewportSize({ width: (width + 8) * engines.length + 8, height: 800 });
    await page.screenshot({ path: join(folder, `${state}.png`), fullPage: true });
  }
  await browser.close();
  process.stdout.write(`The contact sheets are in ${folder}.\n`);
});
