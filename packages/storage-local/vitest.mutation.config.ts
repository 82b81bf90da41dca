import { defineConfig } from "vitest/config";

/** The tests of the packages that need no browser, each property with fewer examples, for `pnpm exec stryker run`. */
export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts"],
    // The mutation runner runs tests in threads, and a time zone is set for a whole process.
    exclude: ["**/time-zones.test.ts"],
    // Cases that are about size alone find no more, and take long.
    testNamePattern: /^(?!.*(whatever else is no JSON array|however (it fits|long it is)))/,
    environment: "node",
    testTimeout: 60_000,
    setupFiles: ["packages/core/src/testing/seeded-properties.ts"],
    provide: { runs: 150, seed: 1 },
  },
});
