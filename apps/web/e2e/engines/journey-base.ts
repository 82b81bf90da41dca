import * as playwright from "@playwright/test";
import { whyNotRun } from "./not-run.ts";
import type { BrowserSetup } from "./webkit/browser-setup.ts";

const engine = process.env["ENGINE"];
const webKit = engine === "webkit" ? await import("./webkit/webkit-test.ts") : undefined;
const firefox = engine === "firefox" ? await import("./firefox-test.ts") : undefined;

const engineTest: typeof playwright.test = webKit?.test ?? firefox?.test ?? playwright.test;

/** What every journey builds on: Playwright's `test`, or the same over WebDriver in WebKit. */
export const base = engineTest.extend<{ readonly canRun: undefined; readonly setup: BrowserSetup }>({
  setup: [{}, { option: true }],
  canRun: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { title, skip }) => {
      const reason = engine === undefined ? undefined : whyNotRun(engine, title);
      if (reason !== undefined) skip(true, reason);
      await use(undefined);
    },
    { auto: true },
  ],
});

export const expect: typeof playwright.expect = webKit?.expect ?? playwright.expect;
