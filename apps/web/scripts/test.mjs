// @ts-check
import { rmSync } from "node:fs";
import { join } from "node:path";
import { reportCheck } from "./checks/report-check.mjs";
import { playwrightTotals, vitestTotals } from "./checks/totals.mjs";
import { Failure, runMain } from "./failure.mjs";
import { findChromium, requireFallbackFonts } from "./find-chromium.mjs";
import { repository, web } from "./paths.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * The second half of `npm test`: every check, once the packages are installed. Two lanes run at once; a failure ends only
 * what depends on it. The last line is the totals. With `--thorough`, as `pnpm test:thorough` runs it, properties run
 * 20,000 times, every state is opened in every combination, and the packages are mutated.
 */

/** @typedef {import("./checks/report-check.mjs").Outcome} Outcome */
/** @typedef {import("./checks/totals.mjs").Totals} Totals */

const OLDEST_NODE = [22, 22];

const isThorough = process.argv.includes("--thorough");

const reports = join(repository, "reports");
const unitReport = join(reports, "unit.json");
const journeysReport = join(reports, "journeys.json");

await runMain(async () => {
  requireCurrentNode();
  // Journeys expect the site at the root of its host.
  delete process.env["BASE_PATH"];
  // Read by the configurations of the packages' tests and by e2e/states.spec.ts.
  if (isThorough) process.env["THOROUGH"] = "1";
  for (const report of [unitReport, journeysReport]) rmSync(report, { force: true });

  /** @type {{ path?: string }} */
  const chromium = {};
  const lanes = await Promise.all([checkSourcesAndBuild(), checkUnits(chromium)]);
  const all = lanes.flat();
  const isBuilt = lanes[0].at(-1)?.failed === 0;
  if (isBuilt && chromium.path !== undefined) all.push(await reportCheck("journeys", () => journeys(chromium)));
  else process.stdout.write("- the journeys did not run: they need the built site and a browser\n");

  if (isThorough) all.push(await reportCheck("mutation of the packages", () => script("mutate")));

  const sum = (/** @type {"passed" | "failed"} */ key) => all.reduce((total, totals) => total + totals[key], 0);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
});

/** On Linux (x64) the packages bring a current Node along; elsewhere the machine's own must be new enough for the tools. */
function requireCurrentNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `The build and test tools need Node ${OLDEST_NODE.join(".")} or newer, and this is ${process.version}: install a current one from https://nodejs.org.`,
  );
}

/** @returns {Promise<Totals[]>} */
async function checkSourcesAndBuild() {
  return [
    await reportCheck("format and lint", () => script("lint")),
    await reportCheck("types", () => script("typecheck")),
    await reportCheck("dependency rule", () => script("architecture")),
    await reportCheck("production build", () => script("build")),
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
      const { code, output } = await runCommand(
        `pnpm run --silent test:unit --reporter=dot --reporter=json --outputFile.json="${unitReport}"${withoutBrowser}`,
        { cwd: repository, env: browserIn(chromium) },
      );
      return { totals: vitestTotals(unitReport, code), output };
    }),
  ];
}

/**
 * @param {{ path?: string }} chromium
 * @returns {Promise<Outcome>}
 */
async function journeys(chromium) {
  const { code, output } = await runCommand("pnpm run --silent test:e2e --reporter=dot,json", {
    cwd: web,
    env: { ...browserIn(chromium), PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
  });
  return { totals: playwrightTotals(journeysReport, code), output };
}

/**
 * A script of the root package.json as one check, which passes or fails as a whole.
 *
 * @param {string} name
 * @returns {Promise<Outcome>}
 */
async function script(name) {
  const { code, output } = await runCommand(`pnpm run --silent ${name}`, { cwd: repository });
  return { totals: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
}

/** @param {{ path?: string }} chromium */
function browserIn({ path }) {
  return path === undefined ? process.env : { ...process.env, CHROMIUM_PATH: path };
}
