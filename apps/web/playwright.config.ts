import { defineConfig } from "@playwright/test";
import { freePort } from "./e2e/free-port.ts";

// Set by `npm test`, which has already built the default site. Modules read it when they load.
const isBuilt = process.env["DEFAULT_SITE"] === "1";
process.env["DEFAULT_SITE"] ??= "1";
const { findChromium } = await import("./scripts/find-chromium.ts");

// Workers inherit both variables, so the searches run once.
process.env["E2E_PORT"] ??= String(await freePort());
const baseURL = `http://localhost:${process.env["E2E_PORT"]}`;
process.env["CHROMIUM_PATH"] ??= await findChromium((progress) => process.stderr.write(`${progress}\n`));

/**
 * Chromium reads this flag only once, so the list repeats Playwright's own. The last row disables the address bar's
 * popups.
 */
const DISABLED_FEATURES = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints", "AimEnabled"],
  ...["NetworkTimeServiceQuerying", "PreconnectToSearch"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
].join();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // For two cores. A third worker slows the other two more than it gains.
  workers: 2,
  retries: 0,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Tests with this tag run only in `pnpm test:thorough`.
  ...(process.env["THOROUGH"] !== "1" && { grepInvert: /@thorough/ }),
  reporter: "list",
  webServer: {
    command: `${isBuilt ? "" : "node build/build.ts && "}node server/serve-built-site.mjs`,
    timeout: 180_000,
    cwd: import.meta.dirname,
    url: baseURL,
    env: { PORT: process.env["E2E_PORT"] },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "off",
    // Animations take a fifth of the browser's time. Tests that need them turn them on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        // Without hinting, letter widths are fractional, as on a high-resolution screen.
        "--font-render-hinting=none",
        `--disable-features=${DISABLED_FEATURES}`,
        // Only localhost resolves.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
});
