import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The mutation run (`pnpm exec stryker run`), with fewer examples per property. */
export default defineConfig({
  // Links to the package would leave the mutation runner's folder.
  resolve: {
    alias: [
      { find: /^@inner-light\/core$/, replacement: sourceOf("../core/src/index.ts") },
      { find: /^@inner-light\/core\/testing$/, replacement: sourceOf("../core/src/testing/index.ts") },
    ],
  },
  test: {
    include: ["packages/{core,application,calendar-files,storage-local}/src/**/*.test.ts"],
    exclude: [
      // The mutation runner uses threads, but a time zone applies to the whole process.
      "**/time-zones.test.ts",
    ],
    environment: "node",
    // Loads each module once per mutation.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: [
      "packages/core/src/testing/seeded-properties.ts",
      // Imported early. Otherwise their constants would count as covered only by the first test that loads them.
      "packages/core/src/published-calendar/copy-on-write.ts",
      "packages/storage-local/src/owner-ports.ts",
    ],
    provide: { runs: 100, seed: 1 },
  },
});
