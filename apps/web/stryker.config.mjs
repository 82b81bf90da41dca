// @ts-check
import packages from "../../stryker.config.mjs";

/**
 * Run with `pnpm exec stryker run apps/web/stryker.config.mjs`. Leaves out most components, because loading one per
 * change takes seconds.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  ...packages,
  vitest: { ...packages.vitest, configFile: "apps/web/vitest.mutation.config.ts" },
  mutate: [
    "apps/web/src/features/{inbox/reply-links,contact/message-links,contact/contact-search}.ts",
    "apps/web/src/{ui/calendar-event/your-time.ts,features/calendar/event-links.tsx}",
    "apps/web/src/features/gallery/*.ts",
    "!**/*.test.ts",
  ],
  ignorePatterns: ["docs", "reports", "**/dist", "apps/server", "apps/web/{e2e,bench,scripts}"],
  incrementalFile: "reports/mutation-web-incremental.json",
  jsonReporter: { fileName: "reports/mutation-web.json" },
  thresholds: { high: 80, low: 60, break: null },
};
