import { defineConfig } from "vitest/config";

/** Every unit, contract and component test of the workspace. The journeys are in apps/web/e2e. */
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
