import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config.ts";

/** Response times, which only `pnpm --filter web bench` measures, on a machine that does nothing else. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "responsiveness.spec.ts",
  workers: 1,
  use: { ...browserTests.use, contextOptions: {} },
});
