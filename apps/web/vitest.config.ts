import react from "@vitejs/plugin-react";
import svgr from "vite-plugin-svgr";
import { defineConfig } from "vitest/config";
import { practiceOf, practicePlugin } from "./build/practice.ts";
import { parseSiteConfig } from "./build/site-config/read-site-config.ts";
import { buildConstants } from "./vite.config.ts";

/** A practice without settings. */
const practice = await practiceOf(parseSiteConfig({}));

export default defineConfig({
  plugins: [react(), svgr(), practicePlugin(practice)],
  define: await buildConstants(practice, { credential: { salt: "", hash: "", iterations: 1 }, today: "2026-05-01" }),
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
