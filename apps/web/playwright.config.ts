import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Journeys on the production build: `pnpm build`, then `pnpm test:e2e`. */
const port = Number(process.env["E2E_PORT"] ?? 4199);
const baseURL = `http://localhost:${port}`;
const installed = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Patience with a busy machine: what does not come in time is a failure all the same.
  timeout: 120_000,
  expect: { timeout: Number(process.env["EXPECT_TIMEOUT_MS"] ?? 30_000) },
  forbidOnly: true,
  reporter: "list",
  webServer: {
    command: "node scripts/serve.mjs",
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
      ...(existsSync(installed) ? { executablePath: installed } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        // As on a screen: widths of letters are not rounded to whole pixels.
        "--font-render-hinting=none",
        // No host but this machine can be found.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
  // A journey runs on the desktop, unless it is tagged as one for the phone or for every screen.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grep: /@phone|@every-screen/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
