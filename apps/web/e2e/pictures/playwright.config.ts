import { defineConfig } from "@playwright/test";
import browserTests from "../../playwright.config.ts";

/**
 * `pnpm --filter web screenshots [-g <words>]`: every state of the default site, on a phone and on a desktop, in light
 * and in dark, as pictures in the folder `screenshots/`. `-g` takes only those whose name contains the words.
 */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  testMatch: "state-pictures.ts",
});
