import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests of the rules and of local storage, with fewer examples per property, for `pnpm exec stryker run`. */
export default defineConfig({
  // The mutated copy of core, because a link to the package would leave the mutation runner's folder.
  resolve: {
    alias: [
      { find: /^@inner-light\/core$/, replacement: sourceOf("../core/src/index.ts") },
      { find: /^@inner-light\/core\/testing$/, replacement: sourceOf("../core/src/testing/index.ts") },
    ],
  },
  test: {
    include: ["packages/{core,application,calendar-files,storage-local}/src/**/*.test.ts"],
    exclude: [
      // The mutation runner runs tests in threads, but a time zone applies to a whole process.
      "**/time-zones.test.ts",
    ],
    environment: "node",
    // One thread for all test files of a mutation, so that it loads each module once.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: [
      "packages/core/src/testing/seeded-properties.ts",
      // Modules loaded on demand. Their constants would count as tested only by the test that loads them first.
      "packages/core/src/published-calendar/copy-on-write.ts",
      "packages/storage-local/src/owner-ports.ts",
    ],
    provide: { runs: 100, seed: 1 },
  },
});
