import { defineConfig } from "@playwright/test";

// The tests use the default site. The guide shows the owner's own, with its name, colors and words.
process.env["DEFAULT_SITE"] = "0";
const { default: browserTests } = await import("../../playwright.config.ts");

/** `pnpm --filter web owner-guide`: builds the site and writes the owner's guide, `screenshots/owner-guide.pdf`. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  testMatch: "owner-guide.ts",
});
