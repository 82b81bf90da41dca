import type { Locator, Page } from "@playwright/test";
import { translate } from "../src/testing/translate.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./browser-test.ts";
import { type Look, PHONE_LOOKS, setText, showOnScreen, WIDE_LOOKS } from "./looks.ts";
import { overflows } from "./overflows.ts";
import { eventForm } from "./owner-page.ts";
import { isSameVisit, openState, type SiteState } from "./site-state.ts";
import { siteStates } from "./site-states.ts";

/**
 * Every state is accessible (axe), fits the screen and reads well aloud. `pnpm test:thorough` checks every state in
 * every look. Pages must also stay correct when a browser translates them.
 */

/**
 * The screen reader output in these states. A person has read and approved each snapshot beside this file. After
 * `--update-snapshots`, a person must read them again.
 */
const main = (page: Page) => page.getByRole("main");
const readAloud: Readonly<Record<string, (page: Page) => Locator>> = {
  home: (page) => page.locator("body"),
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

test.use({ allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

const isThorough = process.env["THOROUGH"] === "1";

function looksFor({ only }: SiteState, index: number): readonly Look[] {
  const looks = only === "phone" ? PHONE_LOOKS : [...WIDE_LOOKS, ...PHONE_LOOKS];
  // Alternates between wide screens and phones.
  const look = looks[(index * WIDE_LOOKS.length + Math.floor(index / 2)) % looks.length];
  return isThorough || look === undefined ? looks : [look];
}

const [home] = siteStates;
const isFirstVisit = (state: SiteState) => home !== undefined && isSameVisit(state, home);
const states = [...siteStates.entries()];

for (const [visitors, opened] of [
  ["on a first visit", states.filter(([, state]) => isFirstVisit(state))],
  ["with stored or unavailable records", states.filter(([, state]) => !isFirstVisit(state))],
] as const) {
  test(`every state ${visitors} is accessible and fits the screen`, async ({ page, storage }) => {
    // Ten looks of each state instead of one.
    if (isThorough) test.setTimeout(1_200_000);
    let current: SiteState | undefined;
    for (const [index, state] of opened) {
      await test.step(state.name, async () => {
        const looks = looksFor(state, index);
        for (const look of looks.slice(0, 1)) await showOnScreen(page, look);
        await openState(page, storage, state, { current, onOpen: () => page.evaluate(translate) });
        current = state;
        const scene = readAloud[state.name]?.(page);
        if (scene !== undefined) await expect.soft(scene).toMatchAriaSnapshot({ name: `${state.name}.aria.yml` });
        for (const [index, look] of looks.entries()) {
          const how = `${state.name} ${JSON.stringify(look)}`;
          if (index > 0) await showOnScreen(page, look);
          await setText(page, look);
          await expectAccessible(page, how, state.after === undefined && isFirstVisit(state));
          expect.soft(await page.evaluate(overflows), how).toEqual([]);
        }
        expect.soft(await page.evaluate(() => window.staleTexts), state.name).toEqual([]);
        await page.mouse.move(0, 0);
      });
    }
  });
}
