import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "./browser/chromium.ts";

/** The same contracts in a real Chromium. */
export default defineConfig({
  test: {
    name: "storage-local-browser",
    include: ["browser/**/*.browser.test.ts"],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions }),
      instances: [{ browser: "chromium" }],
    },
  },
});
