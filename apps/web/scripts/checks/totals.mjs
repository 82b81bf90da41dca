// @ts-check
import { readFileSync } from "node:fs";

/**
 * How many tests passed and failed, from the reports of the test runners. A runner that exits with an error and names no
 * failed test (it crashed, a file could not be loaded, a rejection was unhandled) counts as one failure, and so does one
 * that ran no test.
 *
 * @typedef {{ passed: number; failed: number }} Totals
 * @typedef {{ numPassedTests: number; numFailedTests: number }} VitestReport
 * @typedef {{ stats: { expected: number; unexpected: number; flaky: number } }} PlaywrightReport
 */

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Totals}
 */
export function vitestTotals(file, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file);
  return totals(numPassedTests, numFailedTests, exitCode);
}

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Totals}
 */
export function playwrightTotals(file, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file).stats ?? {};
  return totals(expected, unexpected + flaky, exitCode);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Totals}
 */
function totals(passed, failed, exitCode) {
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {Partial<VitestReport & PlaywrightReport>} Empty if there is no report.
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
