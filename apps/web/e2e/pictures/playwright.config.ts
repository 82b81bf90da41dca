import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/**
 * `pnpm screenshots [-g <words>]`: every state of the built site, on a phone and on a desktop, in light and in dark, as
 * pictures in the folder `screenshots/` for a person to look at, and the owner's guide. `-g` takes only those whose name
 * has the words; `pnpm screenshots owner-guide` writes the guide alone. take-pictures.ts runs this and makes contact
 * sheets of the pictures.
 */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../../test-results",
  testMatch: ["states.ts", "owner-guide.ts"],
});
