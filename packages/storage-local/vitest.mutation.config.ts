import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests of the rules and of local storage, each property with fewer examples, for `pnpm exec stryker run`. */
export default defineConfig({
  // The copy of core that is changed: a link to the package leads out of the mutation runner's folder.
  resolve: {
    alias: [
      { find: /^@inner-light\/core$/, replacement: sourceOf("../core/src/index.ts") },
      { find: /^@inner-light\/core\/testing$/, replacement: sourceOf("../core/src/testing/index.ts") },
    ],
  },
  test: {
    include: ["packages/{core,calendar-files,storage-local}/src/**/*.test.ts"],
    exclude: [
      // The mutation runner runs tests in threads, and a time zone is set for a whole process.
      "**/time-zones.test.ts",
      // Tens of millions of characters, in each change to what reads a file.
      "**/long-backup-file.test.ts",
    ],
    environment: "node",
    // One thread for all test files of a change, so that it loads each module once.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: [
      "packages/core/src/testing/seeded-properties.ts",
      // Modules that are loaded on demand. Their constants would count as tested by the one test that loads them first.
      "packages/core/src/published-calendar/copy-on-write.ts",
      "packages/storage-local/src/owner-ports.ts",
    ],
    provide: { runs: 100, seed: 1 },
  },
});
