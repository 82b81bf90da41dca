import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs that drive WebKit. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen in memory, since WebKitGTK has no headless mode. */
  readonly screen: string;
}

const MINI_BROWSER = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib64"].map(
  (folder) => join(folder, "webkit2gtk-4.1/MiniBrowser"),
);

/** The path of Firefox, or `undefined` where it is not installed. */
export function firefoxPath(): string | undefined {
  return process.env["FIREFOX_PATH"] ?? onPath("firefox-esr") ?? onPath("firefox");
}

/** The paths of what drives WebKit, or `undefined` where one of them is not installed. */
export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = onPath("WebKitWebDriver");
  const browser = MINI_BROWSER.find((path) => existsSync(path));
  const screen = onPath("Xvfb");
  if (driver === undefined || browser === undefined || screen === undefined) return undefined;
  return { driver, browser, screen };
}

/** The same; throws where one is not installed. */
export function findWebKit(): WebKitPrograms {
  const programs = webKitPrograms();
  if (programs === undefined) throw new Error("WebKit is not installed here (README, Commands)");
  return programs;
}

function onPath(program: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
