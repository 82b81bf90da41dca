import react from "@vitejs/plugin-react";
import svgr from "vite-plugin-svgr";
import { defineConfig } from "vitest/config";
import { CALENDAR_FILE } from "./build/practice-files.ts";
import { parseSiteConfig, siteConfigPlugin } from "./build/site-config/read-site-config.ts";
import { wordsPlugin } from "./build/words/words.ts";
import { languageData } from "./src/site/language-data.ts";

export default defineConfig({
  // A practice without settings.
  plugins: [react(), svgr(), siteConfigPlugin(parseSiteConfig({})), wordsPlugin("en-US", {})],
  define: {
    __LANGUAGE__: JSON.stringify(languageData("en-US", null)),
    __RTL__: "false",
    __AMERICAN_ENGLISH__: "null",
    __COUNTRY__: JSON.stringify("US"),
    __STORAGE__: JSON.stringify("browser"),
    __ADMIN_CREDENTIAL__: JSON.stringify({ salt: "", hash: "", iterations: 1 }),
    __TEXT_MESSAGE_CODE__: "null",
    __ABOUT__: "null",
    __NOTICE__: "null",
    __HAS_PICTURES__: "true",
    __HAS_LEGAL__: "false",
    __PUBLISHED_CALENDAR__: "null",
    __COMING_CALENDAR__: "null",
    __PUBLISHES__: "false",
    __CALENDAR_FILE__: JSON.stringify(CALENDAR_FILE),
    __BUILD_DATE__: JSON.stringify("2026-05-01"),
  },
  test: {
    name: "web",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "./src/testing/one-jsdom.ts",
    // Reloading all modules for each file took most of the time. Each file creates its own container.
    isolate: false,
    // Room for a page's discarded elements. With less, garbage collection took a tenth of the time.
    execArgv: ["--max-semi-space-size=64"],
    // Long enough for a busy machine, and longer than a single wait (src/testing/setup.ts).
    testTimeout: 60_000,
    setupFiles: ["src/testing/setup.ts", "../../packages/core/src/testing/seeded-properties.ts"],
    // Adds each style as a rule, as in production. One string with all styles would be reparsed for each addition.
    env: { SC_DISABLE_SPEEDY: "false" },
  },
});
