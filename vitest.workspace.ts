import { defineConfig } from "vitest/config";

/**
 * Every unit, contract and component test of the workspace. The journeys are in apps/web/e2e. `pnpm test:unit` passes the
 * number of workers, which projects do not take from here: by default Vitest leaves one core idle, half of a small machine.
 */
export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest.config.ts",
      "packages/*/vitest.browser.config.ts",
      "apps/*/vitest.config.ts",
      "apps/*/vitest.http.config.ts",
      "apps/*/vitest.scripts.config.ts",
    ],
  },
});
