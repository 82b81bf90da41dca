// @ts-check
import { rmSync } from "node:fs";
import { join } from "node:path";
import { reportCheck } from "./checks/report-check.mjs";
import { playwrightTotals, vitestTotals } from "./checks/totals.mjs";
import { findChromium, requireFallbackFonts } from "./find-chromium.mjs";
import { runMain } from "./workspace/fail.mjs";
import { installPackages } from "./workspace/install.mjs";
import { requireNodeForCommands, requireNodeForTools } from "./workspace/node-version.mjs";
import { runScript, workspaceDirectories } from "./workspace/package-scripts.mjs";
import { repository, web } from "./workspace/paths.mjs";
import { stopOnSignals } from "./workspace/processes.mjs";
import { buildSite } from "./workspace/site-build.mjs";

/**
 * `npm test`: every check, on a machine that has nothing but Node. Two lanes run at once; a failure ends only what
 * depends on it. The last line is the totals, and nothing else.
 */

/** @typedef {import("./checks/report-check.mjs").Outcome} Outcome */
/** @typedef {import("./checks/totals.mjs").Totals} Totals */

const reports = join(repository, "reports");
const unitReport = join(reports, "unit.json");
const journeysReport = join(reports, "journeys.json");

await runMain(async () => {
  stopOnSignals({ exitCode: 130 });
  // Journeys know the site at the root of its host.
  delete process.env["BASE_PATH"];
  for (const report of [unitReport, journeysReport]) rmSync(report, { force: true });

  const all = [await reportCheck("packages", preparePackages)];
  if (failed(all) === 0) {
    /** @type {{ path?: string }} */
    const chromium = {};
    const lanes = await Promise.all([checkSourcesAndBuild(), checkUnits(chromium)]);
    all.push(...lanes.flat());
    const built = lanes[0].at(-1)?.failed === 0;
    if (built && chromium.path !== undefined) all.push(await reportCheck("journeys", () => journeys(chromium)));
    else process.stdout.write("- journeys were not run: they need the built site and a browser\n");
  }
  const passed = all.reduce((sum, totals) => sum + totals.passed, 0);
  process.exitCode = failed(all) === 0 ? 0 : 1;
  process.stdout.write(`${passed} passed, ${failed(all)} failed\n`);
});

/** @returns {Promise<Totals[]>} */
async function checkSourcesAndBuild() {
  return [
    await reportCheck("format and lint", () => script(repository, "lint")),
    await reportCheck("types", types),
    await reportCheck("dependency rule", () => script(repository, "architecture")),
    await reportCheck("production build", async () => asCheck(await buildSite())),
  ];
}

/**
 * @param {{ path?: string }} chromium
 * @returns {Promise<Totals[]>}
 */
async function checkUnits(chromium) {
  return [
    await reportCheck("a browser to test in", async () => {
      const say = (/** @type {string} */ progress) => process.stdout.write(`${progress}\n`);
      const path = await findChromium(say);
      await requireFallbackFonts(say);
      chromium.path = path;
      return { totals: { passed: 1, failed: 0 }, output: "" };
    }),
    await reportCheck("units, contracts, components", async () => {
      const withoutBrowser = chromium.path === undefined ? ' --project="!*-browser"' : "";
      const args = `--reporter=dot --reporter=json --outputFile.json="${unitReport}"${withoutBrowser}`;
      const { code, output } = await runScript(repository, "test:unit", { args, env: browserIn(chromium) });
      return { totals: vitestTotals(unitReport, code), output };
    }),
  ];
}

/** @returns {Promise<Outcome>} */
async function preparePackages() {
  requireNodeForCommands();
  await installPackages();
  requireNodeForTools();
  return { totals: { passed: 1, failed: 0 }, output: "" };
}

/** @returns {Promise<Outcome>} */
async function types() {
  let output = "";
  let code = 0;
  for (const directory of workspaceDirectories()) {
    const result = await runScript(directory, "typecheck");
    output += result.output;
    code ||= result.code;
  }
  return asCheck({ code, output });
}

/**
 * @param {{ path?: string }} chromium
 * @returns {Promise<Outcome>}
 */
async function journeys(chromium) {
  const { code, output } = await runScript(web, "test:e2e", {
    args: "--reporter=dot,json",
    env: { ...browserIn(chromium), PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
  });
  return { totals: playwrightTotals(journeysReport, code), output };
}

/**
 * @param {string} directory
 * @param {string} name
 */
async function script(directory, name) {
  return asCheck(await runScript(directory, name));
}

/**
 * A check that either passes or fails as a whole.
 *
 * @param {{ code: number; output: string }} result
 * @returns {Outcome}
 */
function asCheck({ code, output }) {
  return { totals: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
}

/** @param {{ path?: string }} chromium */
function browserIn({ path }) {
  return path === undefined ? {} : { CHROMIUM_PATH: path };
}

/** @param {Totals[]} all */
function failed(all) {
  return all.reduce((sum, totals) => sum + totals.failed, 0);
}
