import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { runMain } from "../build/failure.mjs";
import { firefoxPath, webKitPrograms } from "../build/find-engines.ts";
import { web } from "../build/paths.mjs";
import { runCommand } from "../build/run-command.mjs";
import { findChromium } from "./find-chromium.mjs";

/**
 * `pnpm screenshots:engines`: every route of the built site on a desktop and on a phone, in each engine that is installed
 * here, side by side in one picture per route and screen, in the folder `screenshots/engines/`.
 */

const folder = join(web, "../../screenshots/engines");

const engines = [
  "chromium",
  ...(firefoxPath() === undefined ? [] : ["firefox"]),
  ...(webKitPrograms() === undefined ? [] : ["webkit"]),
];

await runMain(async () => {
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
  for (const picture of readdirSync(join(folder, "chromium"))) {
    const columns = engines
      .filter((engine) => existsSync(join(folder, engine, picture)))
      .map((engine) => {
        const data = readFileSync(join(folder, engine, picture)).toString("base64");
        return `<figure><figcaption>${engine}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
      });
    const width = picture.includes("phone") ? 390 : 640;
    await page.setContent(
      `<style>body { display: flex; gap: 8px; margin: 8px } figure { margin: 0 } img { width: ${width}px }</style>${columns.join("")}`,
    );
    await page.setViewportSize({ width: (width + 8) * engines.length + 8, height: 800 });
    await page.screenshot({ path: join(folder, picture), fullPage: true });
  }
  await browser.close();
  process.stdout.write(`The contact sheets are in ${folder}.\n`);
});
