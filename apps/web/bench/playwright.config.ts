import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config.ts";

/** Measures response times. Run it with `pnpm --filter web bench` on an otherwise idle machine. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "responsiveness.spec.ts",
  workers: 1,
  use: { ...browserTests.use, contextOptions: {} },
});
