// @ts-check
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Failure, runMain } from "../build/failure.mjs";
import { repository, web } from "../build/paths.mjs";
import { runCommand } from "../build/run-command.mjs";
import { reportCheck } from "./checks/report-check.mjs";
import { playwrightTotals, vitestTotals } from "./checks/totals.mjs";
import { findChromium, requireFallbackFonts } from "./find-chromium.mjs";

/**
 * `npm test` after the packages are installed: runs every check, in two parallel lanes. A failure skips only the checks
 * that depend on it. The last line has the totals. With `--thorough` (`pnpm test:thorough`) properties run 20,000 times,
 * every state is opened in every combination of screen, scheme and text size, the journeys also run in Firefox and
 * WebKit, the packages are mutated, the SQL storage runs on a real PostgreSQL, and the server of the shared storage is
 * killed and attacked.
 */

/** @typedef {import("./checks/report-check.mjs").Outcome} Outcome */
/** @typedef {import("./checks/totals.mjs").Totals} Totals */

/** The first with `node:sqlite`, Argon2 and type stripping, which apps/server needs. */
const OLDEST_NODE = [24, 7];

const isThorough = process.argv.includes("--thorough");

const reports = join(repository, "reports");
const unitReport = join(reports, "unit.json");
const journeysReport = join(reports, "journeys.json");

await runMain(async () => {
  requireCurrentNode();
  // The journeys expect the site at the root of its host.
  delete process.env["BASE_PATH"];
  // Read by the configurations of the packages' tests and by e2e/states.spec.ts.
  if (isThorough) process.env["THOROUGH"] = "1";
  for (const report of [unitReport, journeysReport]) rmSync(report, { force: true });

  const [sources, units] = await Promise.all([checkSourcesAndBuild(), checkUnits()]);
  const all = [...sources, ...units];
  const isBuilt = sources.at(-1)?.failed === 0;
  const hasBrowser = units[0]?.failed === 0;
  if (isBuilt && hasBrowser) all.push(await reportCheck("journeys", journeys));
  else process.stdout.write("- the journeys did not run: they need the built site and a browser\n");

  if (isThorough) {
    all.push(await reportCheck("journeys in Firefox and WebKit", () => tellingScript("test:engines")));
    all.push(await reportCheck("mutation of the packages", () => script("mutate")));
    all.push(await reportCheck("the databases", () => vitestScript("test:postgres")));
    all.push(await reportCheck("the shared server", () => vitestScript("test:server")));
  }

  const sum = (/** @type {"passed" | "failed"} */ key) => all.reduce((total, totals) => total + totals[key], 0);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
});

/** The packages include a current Node for Linux on x64; on other systems the installed one must be new enough. */
function requireCurrentNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `The build and test tools need Node ${OLDEST_NODE.join(".")} or newer, and this is ${process.version}: install a current one from https://nodejs.org.`,
  );
}

/** @returns {Promise<Totals[]>} The build is last. */
async function checkSourcesAndBuild() {
  return [
    await reportCheck("format and lint", () => script("lint")),
    await reportCheck("types", () => script("typecheck")),
    await reportCheck("dependency rule", () => script("architecture")),
    await reportCheck("production build", () => script("build")),
  ];
}

/** @returns {Promise<Totals[]>} The browser is first. */
async function checkUnits() {
  const browser = await reportCheck("a browser to test in", async () => {
    const say = (/** @type {string} */ progress) => process.stdout.write(`${progress}\n`);
    process.env["CHROMIUM_PATH"] = await findChromium(say);
    await requireFallbackFonts(say);
    return { totals: { passed: 1, failed: 0 }, output: "" };
  });
  const units = await reportCheck("units, contracts, components", async () => {
    const { code, output } = await runCommand(
      `pnpm run --silent test:unit --reporter=dot --reporter=json --outputFile.json="${unitReport}"${browser.failed > 0 ? ' --project="!*-browser"' : ""}`,
      { cwd: repository },
    );
    return { totals: vitestTotals(unitReport, code), output };
  });
  return [browser, units];
}

/** @returns {Promise<Outcome>} */
async function journeys() {
  const { code, output } = await runCommand("pnpm run --silent test:e2e --reporter=dot,json", {
    cwd: web,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
  });
  return { totals: playwrightTotals(journeysReport, code), output };
}

/**
 * Runs a script of the root package.json as one check.
 *
 * @param {string} name
 * @returns {Promise<Outcome>}
 */
async function script(name) {
  const { code, output } = await runCommand(`pnpm run --silent ${name}`, { cwd: repository });
  return { totals: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
}

/**
 * The same for a script whose output says what it did not run, and why.
 *
 * @param {string} name
 * @returns {Promise<Outcome>}
 */
async function tellingScript(name) {
  const outcome = await script(name);
  if (outcome.totals.failed === 0) process.stdout.write(outcome.output);
  return outcome;
}

/**
 * Runs a script that runs Vitest as one check with all its tests. Prints its output, which has figures and says what it
 * did not run.
 *
 * @param {string} name
 * @returns {Promise<Outcome>}
 */
async function vitestScript(name) {
  const report = join(reports, `${name.replace(":", "-")}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runCommand(
    `pnpm run --silent ${name} --reporter=default --reporter=json --outputFile.json="${report}"`,
    { cwd: repository },
  );
  const totals = vitestTotals(report, code);
  if (totals.failed === 0) process.stdout.write(output);
  return { totals, output };
}
