// @ts-check

/**
 * `pnpm exec stryker run`: does a test fail for every small change to the rules and to the browser storage?
 * Leaves the other backends to the contract suites, because their tests start databases and servers.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // Finding a file's tests again for each change took longer than running them.
  vitest: { configFile: "packages/storage-local/vitest.mutation.config.ts", related: false },
  mutate: [
    "packages/{core,application,calendar-files,storage-local}/src/**/*.ts",
    "!**/*.test.ts",
    "!packages/*/src/testing/**",
  ],
  ignorePatterns: ["apps", "docs", "reports", "**/dist", "packages/*/browser"],
  coverageAnalysis: "perTest",
  // A change to a constant runs every test: a tenth of the changes took two thirds of the time.
  ignoreStatic: true,
  concurrency: 2,
  // Added to one and a half times the usual duration of a change's tests.
  timeoutMS: 3000,
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: "reports/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  // Most of what survives is text for developers, or changes nothing.
  thresholds: { high: 95, low: 93, break: 93 },
  tempDirName: ".stryker-tmp",
};
