import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import { firefox, firefoxOnPhone, firefoxProjects, withSettings } from "./firefox-browser.ts";
import type { BrowserSetup } from "./webkit/browser-setup.ts";
import { webKitProjects } from "./webkit/webkit-projects.ts";

/** The journeys in one other engine: `ENGINE=firefox` or `ENGINE=webkit`. `pnpm test:engines` runs both. */
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const isFirefox = process.env["ENGINE"] === "firefox";

export default defineConfig<{ readonly setup: BrowserSetup }>({
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
    "rotation.spec.ts",
    "shared-site.spec.ts",
    "storage-faults.spec.ts",
    "toasts.spec.ts",
    "two-tabs.spec.ts",
    "visitor-data.spec.ts",
    "without-*.spec.ts",
    "engines/*.spec.ts",
    ...(isFirefox ? [] : ["engines/webkit/*.spec.ts"]),
  ],
  outputDir: "../../test-results/engines",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...journeys.use,
    launchOptions: {},
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/,
      testIgnore: withSettings,
      use: { ...DESKTOP, ...(isFirefox ? firefox : {}) },
    },
    {
      name: "phone",
      grep: /@phone/,
      testIgnore: withSettings,
      use: { ...PHONE, ...(isFirefox ? firefoxOnPhone : {}) },
    },
    ...(isFirefox ? firefoxProjects : webKitProjects),
  ],
});
