import type { Locator, Page } from "@playwright/test";
import siteConfig from "../site.config.ts";
import { expectAccessible } from "./accessible.ts";
import { eventForm } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { lengthenWords } from "./long-words.ts";
import { allLooks, coveringLooks, describeLook, isSeenIn, type Look, setText, showOnScreen } from "./looks.ts";
import { overflows } from "./overflows.ts";
import { openState, type SiteState } from "./site-state.ts";
import { siteStates } from "./site-states.ts";

/**
 * Every state of the site is accessible (axe), fits the screen, and reads well aloud. Each state is opened in one look;
 * over all states every pair of screen, scheme, text size and spacing occurs (covering-choice.ts). `pnpm test:thorough`
 * opens each state in every look, and on every common width with words as long as in German.
 */

/**
 * What a screen reader says in these states. A person has read each snapshot in the folder beside this file and found
 * that it makes sense. After a change, `--update-snapshots` writes the files again, for a person to read.
 * (accessibility-tree.spec.ts has the home page, with its bar and its footer.)
 */
const main = (page: Page) => page.getByRole("main");
const readAloud: Readonly<Record<string, (page: Page) => Locator>> = {
  auraReading: main,
  reikiHealing: main,
  calendar: main,
  contact: main,
  admin: main,
  terms: main,
  "not-found": main,
  "contact-errors": main,
  "contact-sent": main,
  "calendar-events": main,
  "admin-form-errors": eventForm,
};

/** The snapshots have the site's own words, without the owner's. */
const isAsItComes = Object.keys(siteConfig).length === 0;

async function expectToReadWell(page: Page, { name }: SiteState): Promise<void> {
  const scene = readAloud[name]?.(page);
  if (scene !== undefined && isAsItComes) await expect(scene).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

/** The widths of common screens, from the smallest phone to a very large screen. */
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920, 2560];

/** Expects that nothing is cut off on any width, as large as designed and twice as large. */
async function expectToFitAllWidths(page: Page, words: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const textSize of [1, 2]) {
      // 320 px stand for 400 % zoom, where text is not enlarged again.
      if (width === 320 && textSize === 2) continue;
      await page.evaluate(
        (size) => document.documentElement.style.setProperty("font-size", `${size * 100}%`),
        textSize,
      );
      const where = `${width} px wide, text ${textSize * 100} %, ${words}`;
      expect.soft(await page.evaluate(overflows), where).toEqual([]);
    }
  }
}

const isThorough = process.env["THOROUGH"] === "1";

const chosen = coveringLooks(siteStates);

function looksFor(state: SiteState): readonly Look[] {
  if (isThorough) return allLooks.filter((look) => isSeenIn(state, look));
  return [...chosen].flatMap(([each, look]) => (each === state ? [look] : []));
}

test.describe("nothing is in anybody's way, and everything fits", () => {
  // An element in motion does not have its final color and place.
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

  for (const state of siteStates) {
    test(state.name, async ({ page, storage }) => {
      const looks = looksFor(state);
      for (const look of looks.slice(0, 1)) await showOnScreen(page, look);
      await openState(page, storage, state);
      await expectToReadWell(page, state);
      for (const look of looks) {
        await showOnScreen(page, look);
        await setText(page, look);
        await expectAccessible(page, describeLook(look));
        expect.soft(await page.evaluate(overflows), describeLook(look)).toEqual([]);
      }
    });
  }
});

test.describe("everything fits, whatever the width and the language", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

  for (const state of isThorough ? siteStates : []) {
    test(`${state.name} in all widths`, async ({ page, storage }) => {
      await page.setViewportSize({ width: state.only === "phone" ? 390 : 1280, height: 900 });
      await openState(page, storage, state);
      await expectToFitAllWidths(page, "words as written");
      await page.evaluate(lengthenWords);
      await expectToFitAllWidths(page, "longer words");
    });
  }
});
