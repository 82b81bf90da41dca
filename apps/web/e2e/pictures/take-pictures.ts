import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { repository } from "../../build/paths.mjs";
// Finds the browser, and puts its path into CHROMIUM_PATH.
import "../../playwright.config.ts";
import { writeContactSheets } from "./write-contact-sheets.ts";

/**
 * `pnpm screenshots [--before <folder>] [-g <words>]`: pictures of the built site in the folder `screenshots/`, and the
 * contact sheets of them. `--before` puts a folder of earlier pictures beside them; everything else goes to Playwright.
 */
const args = process.argv.slice(2).filter((argument) => argument !== "--");
const at = args.indexOf("--before");
const [, earlier] = at < 0 ? [] : args.splice(at, 2);
if (at >= 0 && earlier === undefined) throw new Error("--before takes the folder of the earlier pictures.");

const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
const { status } = spawnSync(
  process.execPath,
  [playwright, "test", "--config", join(import.meta.dirname, "playwright.config.ts"), ...args],
  { stdio: "inherit" },
);
// pnpm runs this in apps/web. INIT_CWD is where the person is.
const before = earlier === undefined ? undefined : resolve(process.env["INIT_CWD"] ?? "", earlier);
process.stdout.write(`Contact sheets: ${await writeContactSheets(join(repository, "screenshots"), before)}\n`);
process.exitCode = status ?? 1;
