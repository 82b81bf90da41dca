import { defineConfig } from "@playwright/test";

// The tests use the default site. The guide shows the owner's own.
if (process.argv.includes("owner-guide")) process.env["DEFAULT_SITE"] = "0";
const { default: browserTests } = await import("../../playwright.config.ts");

/** The scripts `screenshots`, `document-pictures` and `owner-guide` build the site and run one file here. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  testMatch: ["*-pictures.ts", "owner-guide.ts"],
});
