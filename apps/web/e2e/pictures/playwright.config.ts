import { defineConfig } from "@playwright/test";
import browserTests from "../../playwright.config.ts";

/**
 * `pnpm --filter web screenshots [-g <words>]`: every state of the built site, on a phone and on a desktop, in light and
 * in dark, as pictures in the folder `screenshots/`, and the owner's guide. `-g` takes only those whose name has the
 * words; `pnpm --filter web screenshots owner-guide` writes the guide alone.
 */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  testMatch: ["state-pictures.ts", "owner-guide.ts"],
});
