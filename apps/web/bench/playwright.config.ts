import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config.ts";

/** Response times. Only `pnpm --filter web bench` measures them, on an otherwise idle machine. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "responsiveness.spec.ts",
  workers: 1,
  use: { ...browserTests.use, contextOptions: {} },
});
