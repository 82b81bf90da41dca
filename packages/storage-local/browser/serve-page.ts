import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright";
import { build } from "vite";

const HTML = `<!doctype html><title>storage</title><script type="module" src="/page.js"></script>`;
const HTML_WITH_BLOCKED_STORAGE = `<!doctype html><title>outer</title><iframe sandbox="allow-scripts" src="/"></iframe>`;

/** Browsers offer locks only on secure origins. */
export const PAGE_URL = "https://storage.test/";

/** Frames the other page and blocks its storage. */
export const BLOCKED_URL = `${PAGE_URL}blocked`;

export async function servePages(context: BrowserContext, script: string): Promise<void> {
  // The sandboxed frame has an opaque origin, so its script is a cross-origin request.
  const headers = { "access-control-allow-origin": "*" };
  await context.route(`${PAGE_URL}**`, (route) => {
    const url = route.request().url();
    if (url.endsWith(".js")) return route.fulfill({ headers, contentType: "text/javascript", body: script });
    return route.fulfill({ contentType: "text/html", body: url === BLOCKED_URL ? HTML_WITH_BLOCKED_STORAGE : HTML });
  });
}

export async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("./page.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["es"], fileName: "page" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  for (const output of [result].flat()) {
    for (const chunk of "output" in output ? output.output : []) if (chunk.type === "chunk") return chunk.code;
  }
  throw new Error("nothing was bundled");
}

const installed = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Uses CHROMIUM_PATH, the system's Chromium, or Playwright's. */
export const chromiumLaunchOptions = {
  ...(existsSync(installed) ? { executablePath: installed } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    // Chromium reads one such list. This one has the relevant part of Playwright's, and address bar popups.
    "--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,ThirdPartyStoragePartitioning,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
  ],
};
