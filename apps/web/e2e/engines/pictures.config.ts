import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import engine from "./playwright.config.ts";

/** The pictures for contact-sheets.ts, in the engine that ENGINE names, or in Chromium. */
export default defineConfig({
  ...engine,
  testDir: ".",
  testMatch: "pictures.ts",
  use: process.env["ENGINE"] === undefined ? (journeys.use ?? {}) : (engine.use ?? {}),
  projects: [
    { name: "light", use: { colorScheme: "light" } },
    { name: "dark", use: { colorScheme: "dark" } },
  ],
});
