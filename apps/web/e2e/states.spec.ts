import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";
import { openState, showTextTwiceAsLarge } from "./site-state.ts";
import { siteStates } from "./site-states.ts";

/**
 * Everything the site can look like: nothing in it is in anybody's way (axe), and everything fits, on every screen, in
 * every color scheme, with large text and with spaced text.
 */

declare global {
  interface Window {
    /** Brought into the page by `bringAxe`. */
    readonly axe: typeof axe;
  }
}

/** Every rule of WCAG 2.0 to 2.2, A and AA, and what is good practice beside them. */
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Brings the checker into an open page. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

async function expectAccessible(page: Page, how: string): Promise<void> {
  const violations = await page.evaluate(
    async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ["violations"] })).violations,
    ALL_RULES,
  );
  const words = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
  expect(words, how).toEqual([]);
}

const screens = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** From the smallest phone, which is also a desktop at 400 % zoom, to a very large screen. */
const WIDTHS = [320, 390, 768, 1024, 1280, 2560];

async function expectToFit(page: Page, how: string): Promise<void> {
  expect.soft(await page.evaluate(misfits), how).toEqual([]);
}

/** WCAG 1.4.12: whoever needs more air between letters, words and lines may have it. */
async function spaceTextOut(page: Page, spaced: boolean): Promise<void> {
  await page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = isSpaced ? [sheet] : [];
  }, spaced);
}

test.describe("nothing is in anybody's way, and everything fits", () => {
  // What is moving while somebody looks has neither its color nor its place yet.
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

  for (const state of siteStates) {
    test(state.name, async ({ page, storage }) => {
      const { only = "desktop" } = state;
      await page.setViewportSize(screens[only]);
      await page.emulateMedia({ colorScheme: "light" });
      await openState(page, storage, state);
      await bringAxe(page);
      const others = state.only === undefined ? (["tablet", "phone"] as const) : [];
      for (const screen of [...others, only]) {
        await page.setViewportSize(screens[screen]);
        await expectAccessible(page, `on a ${screen}`);
      }
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, "in dark");
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      await expectAccessible(page, "in forced colors");
      await page.emulateMedia({ forcedColors: "none" });
      if (state.screenOnly !== true) await expectToFitEverywhere(page);
      await showTextTwiceAsLarge(page);
      for (const screen of [...others, only]) {
        await page.setViewportSize(screens[screen]);
        await expectAccessible(page, `with text twice as large, on a ${screen}`);
      }
    });
  }
});

/** From the smallest phone to the largest screen, with text as it is, spaced, and spaced and large. */
async function expectToFitEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `${width} wide`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await spaceTextOut(page, true);
  await expectToFit(page, "with spaced text");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, "with spaced text, 320 wide");
  await showTextTwiceAsLarge(page);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `in spaced text twice as large, ${width} wide`);
  }
  await spaceTextOut(page, false);
}
