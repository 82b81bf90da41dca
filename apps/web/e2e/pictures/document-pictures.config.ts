import { defineConfig } from "@playwright/test";
import browserTests from "../../playwright.config.ts";

/** `pnpm --filter web document-pictures`: builds the default site, and takes the pictures in docs/pictures. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  testMatch: "document-pictures.ts",
});
