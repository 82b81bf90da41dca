import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { playwrightTotals, vitestTotals } from "./totals.mjs";

const directory = mkdtempSync(join(tmpdir(), "totals-"));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: unknown): string {
  const file = join(directory, "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("the totals of unit tests", () => {
  test.for([
    ["all pass", 0, { numPassedTests: 9, numFailedTests: 0 }, { passed: 9, failed: 0 }],
    ["one fails", 1, { numPassedTests: 8, numFailedTests: 1 }, { passed: 8, failed: 1 }],
    ["a file cannot be loaded", 1, { numPassedTests: 8, numFailedTests: 0 }, { passed: 8, failed: 1 }],
    ["no test at all", 0, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
    ["half a report", 1, "{", { passed: 0, failed: 1 }],
  ] as const)("%s", ([, code, content, totals]) => expect(vitestTotals(report(content), code)).toEqual(totals));

  test("no report", () => expect(vitestTotals(join(directory, "none.json"), 0)).toEqual({ passed: 0, failed: 1 }));
});

describe("the totals of journeys", () => {
  test.for([
    ["all pass", 0, { stats: { expected: 9, unexpected: 0, flaky: 0 } }, { passed: 9, failed: 0 }],
    ["some fail", 1, { stats: { expected: 6, unexpected: 2, flaky: 1 } }, { passed: 6, failed: 3 }],
    ["none could start", 1, { stats: { expected: 0, unexpected: 0, flaky: 0 } }, { passed: 0, failed: 1 }],
  ] as const)("%s", ([, code, content, totals]) => expect(playwrightTotals(report(content), code)).toEqual(totals));
});
