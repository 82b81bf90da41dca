import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, By, Capabilities, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../free-port.ts";
import { type Browser, DEAD_PROXY, type Engine, type Tab } from "./browser.ts";

const WAIT_MS = 20_000;
const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const MINI_BROWSER = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** WebKitGTK, Safari's engine. It has no headless mode, so it runs on an in-memory screen. */
export const webkit: Engine = {
  name: "WebKit",
  isInstalled: MINI_BROWSER !== undefined && [DRIVER, SCREEN].every((path) => existsSync(path)),
  start,
};

async function start(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const screen = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await displayOf(screen);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, HOME: home, DISPLAY: `:${display}`, LANG: "en_US.UTF-8", TZ: "America/New_York" },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))) await setTimeout(50);
  const capabilities = new Capabilities()
    .set("browserName", "MiniBrowser")
    .set("webkitgtk:browserOptions", { binary: MINI_BROWSER, args: ["--automation"] })
    .set("proxy", { proxyType: "manual", sslProxy: `${DEAD_PROXY.host}:${DEAD_PROXY.port}` });
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await browser.manage().window().setRect({ width: 1280, height: 800 });
  let isFirst = true;
  return {
    async newTab() {
      if (!isFirst) await browser.switchTo().newWindow("tab");
      isFirst = false;
      return tabOf(browser, await browser.getWindowHandle());
    },
    async close() {
      await browser.quit();
      driver.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Errors for an element that cannot be used yet, e.g. because a toast covers it. */
const NOT_YET = [error.ElementNotInteractableError, error.ElementClickInterceptedError, error.NoSuchElementError];

/** Wraps a window of the browser. The driver has one current window, so each command selects this one first. */
function tabOf(browser: WebDriver, handle: string): Tab {
  const inTab = async () => {
    await browser.switchTo().window(handle);
    return browser;
  };
  /** Acts on an element once it exists and is usable. */
  const act = async (xpath: string, action: (element: WebElement) => Promise<void>) => {
    await inTab();
    const isDone = async () => {
      try {
        await action(await browser.findElement(By.xpath(xpath)));
        return true;
      } catch (cause) {
        if (NOT_YET.some((kind) => cause instanceof kind)) return false;
        throw cause;
      }
    };
    await browser.wait(isDone, WAIT_MS, xpath);
  };
  return {
    open: async (url) => (await inTab()).get(url),
    reload: async () => (await inTab()).navigate().refresh(),
    resize: async (width) => void (await (await inTab()).manage().window().setRect({ width, height: 800 })),
    click: (xpath) => act(xpath, (element) => element.click()),
    type: (xpath, text) =>
      act(xpath, async (element) => {
        await element.clear();
        await element.sendKeys(text.replaceAll("\n", Key.ENTER));
      }),
    evaluate: async (expression) => (await inTab()).executeScript(`return ${expression}`),
  };
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return String(number).trim();
}
