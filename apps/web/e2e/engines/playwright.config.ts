import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** The journeys in one other engine: `ENGINE=firefox` or `ENGINE=webkit`. `pnpm test:engines` runs both. */
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const firefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: join(import.meta.dirname, "firefox-bridge.mjs"),
    // Every window behaves as if it had the focus, and no panel of downloads takes it away.
    firefoxUserPrefs: { "focusmanager.testmode": true, "browser.download.alwaysOpenPanel": false },
  },
} as const;

export default defineConfig({
  ...journeys,
  testDir: "..",
  // The journeys in Chromium leave out this folder.
  testIgnore: [],
  // What a person would notice. The others measure Chromium, or prove what no engine can change.
  testMatch: [
    "admin.spec.ts",
    "backup.spec.ts",
    "contact.spec.ts",
    "damaged-data.spec.ts",
    "early-visitor.spec.ts",
    "gallery.spec.ts",
    "inbox.spec.ts",
    "keyboard.spec.ts",
    "menu.spec.ts",
    "navigation.spec.ts",
    "not-found.spec.ts",
    "own-calendar.spec.ts",
    "owner-calendar.spec.ts",
    "policy.spec.ts",
    "shared-site.spec.ts",
    "storage-faults.spec.ts",
    "toasts.spec.ts",
    "two-tabs.spec.ts",
    "visitor-data.spec.ts",
    "without-*.spec.ts",
    "engines/*.spec.ts",
  ],
  outputDir: "../../test-results/engines",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...journeys.use,
    launchOptions: {},
    ...(process.env["ENGINE"] === "firefox" ? firefox : {}),
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: DESKTOP },
    { name: "phone", grep: /@phone/, use: PHONE },
  ],
});
