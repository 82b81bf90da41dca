// @ts-check
import { existsSync, readFileSync } from "node:fs";

/**
 * How many passed and failed, read from the reports of the test runners. A runner that ends badly without naming a
 * failed test (it died, a file could not be read, a promise was rejected) counts as one failure.
 */

/** @typedef {{ passed: number; failed: number }} Totals */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string; assertionResults: { status: string }[] }[]} testResults
 */

/** @typedef {{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }} PlaywrightReport */

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Totals}
 */
export function vitestTotals(file, exitCode) {
  /** @type {VitestReport | undefined} */
  const report = readReport(file);
  const filesThatDied =
    report?.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((result) => result.status !== "failed"),
    ).length ?? 0;
  return settle(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + filesThatDied, exitCode);
}

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Totals}
 */
export function playwrightTotals(file, exitCode) {
  /** @type {PlaywrightReport | undefined} */
  const report = readReport(file);
  if (report === undefined) return settle(0, 0, exitCode);
  const { expected, unexpected, flaky } = report.stats;
  return settle(expected, unexpected + flaky + report.errors.length, exitCode);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Totals}
 */
function settle(passed, failed, exitCode) {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
