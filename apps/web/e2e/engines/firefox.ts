import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Browser, DEAD_PROXY, type Engine, type Tab } from "./browser.ts";

const executablePath = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = { name: "Firefox", isInstalled: existsSync(executablePath), start };

async function start(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.ssl": DEAD_PROXY.host,
      "network.proxy.ssl_port": DEAD_PROXY.port,
    },
  });
  return {
    async newTab(): Promise<Tab> {
      const page = await browser.newPage();
      return {
        open: async (url) => void (await page.goto(url)),
        resize: (width) => page.setViewport({ width, height: 800 }),
        reload: async () => void (await page.reload()),
        click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
        type: async (xpath, text) => {
          await page.locator(`::-p-xpath(${xpath})`).click({ count: 3 });
          await page.keyboard.type(text);
        },
        evaluate: (expression) => page.evaluate(expression),
      };
    },
    close: () => browser.close(),
  };
}
