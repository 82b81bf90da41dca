import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Response times, which only `pnpm bench` measures, on a machine that does nothing else. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "responsiveness.spec.ts",
  workers: 1,
});
