import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import { firefoxForPictures } from "./firefox-browser.ts";
import engine from "./playwright.config.ts";

/** The pictures for contact-sheets.ts, in the engine that ENGINE names, or in Chromium. */

const browser = process.env["ENGINE"] === "firefox" ? firefoxForPictures : {};

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 900 }, ...browser },
  phone: { viewport: { width: 390, height: 844 }, ...browser },
};

export default defineConfig({
  ...engine,
  testDir: ".",
  testMatch: "pictures.ts",
  use: process.env["ENGINE"] === undefined ? (journeys.use ?? {}) : (engine.use ?? {}),
  projects: Object.entries(SCREENS).flatMap(([screen, use]) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${screen}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
});
