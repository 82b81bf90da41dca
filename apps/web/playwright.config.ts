import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

/** The journeys, on the production build: `pnpm build`, then `pnpm test:e2e`. */
const port = Number(process.env["E2E_PORT"] ?? 4199);
const baseURL = `http://localhost:${port}`;
// Workers inherit the variable, so the search runs once.
process.env["CHROMIUM_PATH"] ??= await findChromium((progress) => process.stderr.write(`${progress}\n`));

const ENGINES = "engines/**";
/** Their journeys build a site of their own. */
const OWN_SITES = ["owner-site.spec.ts", "shared-site.spec.ts"];
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  // Parts of other journeys, for engines whose drivers cannot do the whole.
  testIgnore: ENGINES,
  outputDir: "test-results",
  fullyParallel: true,
  // Two use 97 % of two cores; a third makes the whole slower.
  workers: 2,
  retries: 0,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: Number(process.env["EXPECT_TIMEOUT_MS"] ?? 30_000) },
  forbidOnly: true,
  reporter: "list",
  webServer: {
    command: "node server/serve.mjs",
    cwd: import.meta.dirname,
    url: baseURL,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "off",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        // Without hinting the widths of letters are fractional, as on a screen of high resolution.
        "--font-render-hinting=none",
        // Resolves no host but this machine.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
  // A journey runs on the desktop, unless its tag is @phone or @every-screen.
  projects: [
    // First, because one worker runs each of these files from building its site to the end.
    { name: "own-site", testMatch: OWN_SITES, use: DESKTOP },
    { name: "desktop", testIgnore: [ENGINES, ...OWN_SITES], grepInvert: /@phone/, use: DESKTOP },
    {
      name: "phone",
      testIgnore: [ENGINES, ...OWN_SITES],
      grep: /@phone|@every-screen/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
