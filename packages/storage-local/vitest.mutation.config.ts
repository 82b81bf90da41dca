import { defineConfig } from "vitest/config";

/** The tests of core and of this package that need no browser, each property with fewer examples, for `pnpm mutate`. */
export default defineConfig({
  test: {
    include: ["packages/core/src/**/*.test.ts", "packages/storage-local/src/**/*.test.ts"],
    // The mutation runner runs tests in threads, and a time zone is set for a whole process.
    exclude: ["**/time-zones.test.ts"],
    // Nor does it need the cases that are about size alone.
    testNamePattern: /^(?!.*(is the device's| C2 | F1 | F2 | F3 |in its stride))/,
    environment: "node",
    testTimeout: 30_000,
    provide: { runs: 150, realTabRepetitions: 0 },
  },
});
