import { existsSync } from "node:fs";

const installed = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Launches the Chromium named by CHROMIUM_PATH, the system's, or else Playwright's own. */
export const chromiumLaunchOptions = {
  ...(existsSync(installed) ? { executablePath: installed } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    // What matters here of Playwright's own list, because Chromium reads only one, and the popups of the address bar: pages
    // of their own, loaded with each new page.
    "--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,ThirdPartyStoragePartitioning,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
  ],
};
