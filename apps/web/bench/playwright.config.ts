import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** How quickly the pages answer: only measured by `pnpm bench`, on a machine that does nothing else. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "responsiveness.spec.ts",
  workers: 1,
});
