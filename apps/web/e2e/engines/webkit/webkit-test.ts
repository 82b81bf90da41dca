import { type Browser, type BrowserContext, type BrowserContextOptions, test as base } from "@playwright/test";
import type { BrowserSetup } from "./browser-setup.ts";
import { openScreen } from "./screen.ts";
import { SiteProxy } from "./site-proxy.ts";
import { WebDriverSession } from "./webdriver-session.ts";
import { WebKitContext } from "./webkit-context.ts";

export { expect } from "./matchers.ts";

const SIZE = { width: 1280, height: 800 };

interface WorkerFixtures {
  /** The name of an X display in memory. */
  readonly display: string;
}

interface Fixtures {
  readonly siteProxy: SiteProxy;
  readonly setup: BrowserSetup;
}

/**
 * Playwright's `test` with pages of WebKit. They have the part of Playwright's interface that the journeys use; another
 * member is missing, and a journey that needs it fails there.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const screen = await openScreen();
      await use(screen.display);
      screen.close();
    },
    { scope: "worker" },
  ],
  /** Other browsers than the journey's own, for example to restore a backup in. */
  browser: [
    async ({ display }, use) => {
      const contexts: WebKitContext[] = [];
      const newContext = async ({ baseURL = "", javaScriptEnabled: scripts = true }: BrowserContextOptions = {}) => {
        const session = await WebDriverSession.start(display, { scripts });
        const context = new WebKitContext(session, undefined, baseURL, SIZE);
        contexts.push(context);
        return context;
      };
      await use({ newContext } as unknown as Browser);
      for (const context of contexts) await context.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the same
  siteProxy: async ({}, use) => {
    const proxy = await SiteProxy.open();
    await use(proxy);
    proxy.close();
  },
  baseURL: async ({ siteProxy }, use) => use(siteProxy.address),
  setup: [{}, { option: true }],
  context: async (
    {
      display,
      siteProxy,
      baseURL,
      setup,
      javaScriptEnabled: scripts,
      colorScheme,
      permissions,
      contextOptions,
      viewport,
    },
    use,
  ) => {
    const session = await WebDriverSession.start(display, {
      scripts,
      clipboard: permissions?.includes("clipboard-read") === true,
      isDark: colorScheme === "dark",
      isCalm: contextOptions.reducedMotion === "reduce",
      ...setup,
    });
    const context = new WebKitContext(session, siteProxy, baseURL ?? siteProxy.address, viewport ?? SIZE);
    await use(context as unknown as BrowserContext);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
