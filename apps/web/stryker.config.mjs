// @ts-check
import packages from "../../stryker.config.mjs";

/**
 * `pnpm exec stryker run apps/web/stryker.config.mjs`: the pure modules and hooks of the features.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  ...packages,
  vitest: { configFile: "apps/web/vitest.mutation.config.ts" },
  mutate: [
    "apps/web/src/features/**/*.ts",
    "!**/*.test.ts",
    // Words for people, not rules.
    "!apps/web/src/features/{offerings,terms}/**",
    "!**/*-texts.ts",
  ],
  ignorePatterns: ["docs", "reports", "**/dist", "apps/server", "apps/web/{e2e,bench,scripts}"],
  // A hook runs while a component is loaded, so changes to constants need every test of its file.
  ignoreStatic: true,
  jsonReporter: { fileName: "reports/mutation-web.json" },
  thresholds: { high: 80, low: 60, break: null },
};
