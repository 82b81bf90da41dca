import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { waitUntilLaidOut, waitUntilListening } from "../e2e/open.ts";
import type { SiteState } from "../e2e/site-state.ts";
import { siteStates } from "../e2e/site-states.ts";
import { runMain } from "./failure.mjs";
import { findChromium } from "./find-chromium.mjs";
import { writeOwnerGuide } from "./owner-guide.ts";
import { dist, repository } from "./paths.mjs";
import { listen } from "./server/listen.mjs";
import { createSiteHandler } from "./server/site-handler.mjs";

const folder = join(repository, "screenshots");

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const;

const GUIDE = "owner-guide";

const schemes = ["light", "dark"] as const;

/**
 * `pnpm screenshots [part of a name …]`: every route and state of the built site, on a phone and on a desktop, in light
 * and in dark, as pictures in the folder `screenshots/`, to be looked at by a person.
 */
await runMain(async () => {
  const wanted = process.argv.slice(2);
  const states = siteStates.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const browser = await chromium.launch({
    executablePath: await findChromium(say),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  const site = await listen(createSiteHandler({ directory: dist, base: "/" }), 0);
  try {
    if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const screen of ["phone", "desktop"] as const) {
      for (const state of states) {
        if (state.only !== undefined && state.only !== screen) continue;
        await takePictures(browser, site.address, state, screen);
        say(`${state.name}, ${screen}`);
      }
    }
    if (wanted.length === 0 || wanted.includes(GUIDE)) {
      await writeOwnerGuide(browser, site.address, folder);
      say(GUIDE);
    }
  } finally {
    site.close();
    await browser.close();
  }
});

/** One state on one screen: the person's steps are taken once, and the scheme changes while everything stays. */
async function takePictures(browser: Browser, origin: string, state: SiteState, screen: keyof typeof screens) {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: origin,
    locale: "en-US",
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith("http"),
    (route) => route.abort(),
  );
  const localStorage = Object.entries(state.kept ?? {}).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  if (state.before !== undefined) await context.addInitScript(state.before);
  const page = await context.newPage();
  await page.goto(state.path);
  await waitUntilListening(page);
  await waitUntilLaidOut(page);
  await state.act?.(page);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await settle(page);
    if (state.screenOnly !== true) await page.evaluate(() => scrollTo(0, 0));
    const path = join(folder, `${state.name}-${screen}-${scheme}.png`);
    await page.screenshot({ path, fullPage: state.screenOnly !== true });
  }
  await context.close();
}

/** Fonts are there, and a frame has been drawn with them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });
}

function say(progress: string): void {
  process.stdout.write(`${progress}\n`);
}
