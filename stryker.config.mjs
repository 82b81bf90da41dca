// @ts-check

/**
 * The mutation run, `pnpm exec stryker run`: tests must fail for every small change to the rules and to browser
 * storage. Skips the other backends, whose tests start databases and servers.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // Finding related tests took longer than running them.
  vitest: { configFile: "packages/storage-local/vitest.mutation.config.ts", related: false },
  mutate: [
    "packages/{core,application,calendar-files,storage-local}/src/**/*.ts",
    "!**/*.test.ts",
    "!packages/*/src/testing/**",
  ],
  ignorePatterns: ["apps", "docs", "reports", "**/dist", "packages/*/browser"],
  coverageAnalysis: "perTest",
  // A change to a constant runs every test. A tenth of the changes took two thirds of the time.
  ignoreStatic: true,
  // Retests only what changed since the last run. `--force` retests everything.
  incremental: true,
  incrementalFile: "reports/mutation-incremental.json",
  concurrency: 2,
  // On top of one and a half times the normal duration.
  timeoutMS: 3000,
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: "reports/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  // What survives is mostly text for developers, or equivalent code.
  thresholds: { high: 95, low: 93, break: 93 },
  tempDirName: ".stryker-tmp",
};
