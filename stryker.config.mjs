// @ts-check

/**
 * `pnpm exec stryker run`: does a test fail for every small change to the rules and to the storage?
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "packages/storage-local/vitest.mutation.config.ts" },
  mutate: [
    "packages/*/src/**/*.ts",
    "!packages/*/src/**/*.test.ts",
    "!packages/*/src/testing/**",
    // Its tests start databases, which is too slow to repeat for every change.
    "!packages/storage-sql/**",
    // Words for people, not rules.
    "!packages/core/src/gallery-slide/built-in-gallery-slides.ts",
  ],
  ignorePatterns: ["apps", "docs", "reports", "**/dist", "packages/*/browser"],
  coverageAnalysis: "perTest",
  ignoreStatic: false,
  concurrency: 2,
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: "reports/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  thresholds: { high: 95, low: 95, break: 95 },
  tempDirName: ".stryker-tmp",
};
