// @ts-check
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure, runMain } from "@inner-light/site-server/run-main";
import { repository } from "../build/paths.mjs";
import { runCommand } from "../build/testing/run-command.mjs";

/**
 * `npm test`, after the packages are installed. Runs every check in three parallel lanes. A failure skips only the
 * checks that depend on it. CONTRIBUTING.md says what `--thorough` adds.
 */

/** The first version with `node:sqlite`, Argon2 and type stripping. apps/server needs them. */
const OLDEST_NODE = [24, 7];

const VITEST = "--reporter=dot --reporter=json --outputFile.json=";

/** In the first zone, the UTC date is ahead for eleven hours a day. In the second, it is behind for twelve. */
const UNITS_ZONE = "Pacific/Pago_Pago";
const COMPONENTS_ZONE = "Pacific/Auckland";

/** @typedef {{ passed: number; failed: number }} Totals */

/** @type {Totals} */
const all = { passed: 0, failed: 0 };

await runMain(async () => {
  requireCurrentNode();
  // The checks test the default site and leave the owner's build alone.
  process.env["DEFAULT_SITE"] = "1";
  // The browser tests expect the site at the root of its host.
  delete process.env["BASE_PATH"];
  // The checks start dozens of Node processes that load the same tools. The first caches their compiled code.
  process.env["NODE_COMPILE_CACHE"] ??= join(repository, "node_modules/.cache/compiled");
  // Without garbage collection, tsc takes a third less time and a quarter more memory.
  process.env["GOGC"] ??= "off";
  const isThorough = process.argv.includes("--thorough");
  // Read by the test configurations.
  if (isThorough) process.env["THOROUGH"] = "1";

  const browser = checkBrowser();
  const sources = browser.then(checkSources);
  const components = browser.then(checkComponents);
  await check("types", "pnpm typecheck");
  const isBuilt = await check("production build", "pnpm build");
  if (isBuilt && (await browser)) await check("browser tests", "pnpm --filter web test:e2e --reporter=dot,json");
  else process.stdout.write("- the browser tests did not run: they need the built site and a browser\n");
  await Promise.all([sources, components]);

  if (isThorough) {
    await checkOtherBrowsers();
    // Shown in full for the scores, the figures, and the checks that could not run here.
    await check("oldest browsers", "pnpm --filter web check:browsers", { isShown: true });
    await check("packages elsewhere", "pnpm --filter web check:packages", { isShown: true });
    await check("Firefox and WebKit", `pnpm --filter web test:engines ${VITEST}`, { isShown: true });
    await check("mutation of packages", "pnpm exec stryker run", { isShown: true });
    await check("mutation of features", "pnpm exec stryker run apps/web/stryker.config.mjs", { isShown: true });
    await check("PostgreSQL", `pnpm --filter @inner-light/storage-sql test:postgres ${VITEST}`, { isShown: true });
    await check("shared server", `pnpm --filter server test:thorough ${VITEST}`, { isShown: true });
  }
  process.exitCode = all.failed === 0 ? 0 : 1;
  process.stdout.write(`${all.passed} passed, ${all.failed} failed\n`);
});

/** Needed because the packages include Node only for Linux on x64. */
function requireCurrentNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `The build and test tools need Node ${OLDEST_NODE.join(".")} or newer, and this is ${process.version}: install a current one from https://nodejs.org.`,
  );
}

function checkBrowser() {
  return report("a browser to test in", async () => {
    const { findChromium, requireFallbackFonts, versionOf } = await import("./find-chromium.ts");
    const say = (/** @type {string} */ progress) => process.stdout.write(`${progress}\n`);
    const path = await findChromium(say);
    process.env["CHROMIUM_PATH"] = path;
    await requireFallbackFonts(say);
    say(`The browser tests run in ${await versionOf(path)} (${path}).`);
    return { passed: 1, failed: 0, output: "" };
  });
}

/** Runs the browser tests in the other installed kinds of Chromium. */
async function checkOtherBrowsers() {
  const { installedChromiums, versionOf } = await import("./find-chromium.ts");
  for (const { kind, path } of await installedChromiums()) {
    if (path === process.env["CHROMIUM_PATH"]) continue;
    if (path === undefined) process.stdout.write(`- the browser tests did not run in ${kind}: it is not installed\n`);
    else
      await check(`in ${await versionOf(path)}`, "pnpm --filter web test:e2e --reporter=dot,json", {
        env: { CHROMIUM_PATH: path },
      });
  }
}

async function checkSources() {
  await check("format and lint", "pnpm lint");
  await check("dependency rule", "pnpm architecture");
  await check("unit tests", `pnpm test:unit --project=node ${VITEST}`, { env: { TZ: UNITS_ZONE } });
}

/** Runs separately, because a combined run would start more processes that each load everything. */
async function checkComponents() {
  await check("component tests", `pnpm test:unit --project=web ${VITEST}`, { env: { TZ: COMPONENTS_ZONE } });
}

/**
 * Runs a command as a check. A runner that fails without naming a failed test counts as one failure.
 *
 * @param {string} name
 * @param {string} command
 * @param {{ env?: Record<string, string>; isShown?: boolean }} [options] `isShown` prints the output even of a pass.
 */
function check(name, command, { env = {}, isShown = false } = {}) {
  const run = async () => {
    const file = join(repository, "reports", `${name.replaceAll(" ", "-")}.json`);
    rmSync(file, { force: true });
    const { code, output } = await runCommand(command.endsWith("=") ? `${command}"${file}"` : command, {
      cwd: repository,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const { numPassedTests, numFailedTests, stats } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    const passed = numPassedTests ?? stats?.expected ?? (code === 0 ? 1 : 0);
    const failed = numFailedTests ?? (stats === undefined ? 0 : stats.unexpected + stats.flaky);
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
  };
  return report(name, run, isShown);
}

/**
 * Prints a check's result, and its output if it failed or is shown. Returns whether it passed.
 *
 * @param {string} name
 * @param {() => Promise<Totals & { output: string }>} run
 * @param {boolean} [isShown]
 */
async function report(name, run, isShown = false) {
  const start = performance.now();
  const { passed, failed, output } = await run().catch((error) => ({ passed: 0, failed: 1, output: String(error) }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = passed + failed === 1 ? "" : `${passed + failed} tests`;
  process.stdout.write(`${failed === 0 ? "✓" : "✗"} ${name.padEnd(24)} ${seconds.padStart(6)} s  ${count}`.trimEnd());
  process.stdout.write(failed === 0 && !isShown ? "\n" : `\n\n${output.trim()}\n\n`);
  all.passed += passed;
  all.failed += failed;
  return failed === 0;
}
