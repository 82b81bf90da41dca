import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Every unit, contract and component test of the workspace. The journeys are in apps/web/e2e. */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      "packages/*/vitest.config.ts",
      "packages/*/vitest.browser.config.ts",
      "apps/*/vitest.config.ts",
      "apps/*/vitest.http.config.ts",
      "apps/*/vitest.scripts.config.ts",
    ],
  },
});
