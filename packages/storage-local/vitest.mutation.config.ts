import { defineConfig } from "vitest/config";

/** The tests of the packages that need no browser, each property with fewer examples, for `pnpm mutate`. */
export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts"],
    // The mutation runner runs tests in threads, and a time zone is set for a whole process.
    exclude: ["**/time-zones.test.ts"],
    // Cases that are about size alone find no more, and take long.
    testNamePattern: /^(?!.*(whatever else is no JSON array|nineteen thousand|however it fits))/,
    environment: "node",
    testTimeout: 30_000,
    provide: { runs: 150, realTabRepetitions: 0 },
  },
});
