import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openState, type SiteState, showTextTwiceAsLarge, siteStates } from "./site-states.ts";

/** From the smallest phone, which is also a desktop at 400 % zoom, to a very large screen. */
const WIDTHS = [320, 390, 768, 1024, 1280, 2560];

/** The states in which what the page holds is another: the rest differs in words that fit into the same places. */
const shown = siteStates.filter(
  ({ name, screenOnly }) => screenOnly !== true && !/-(sent|mended|about|wrong-password)$/.test(name),
);

/**
 * What does not fit, in words: a page that scrolls sideways, an element that sticks out of the screen, text that is cut
 * off, and two words or controls that lie on each other. What nobody sees is left out.
 */
function misfits(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath === "none" &&
    element.closest("svg svg, [aria-hidden=true]") === null;

  const controls: { element: Element; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll(
    "h1, h2, h3, p, li, dt, dd, a, button, input, select, textarea, label, time, bdi",
  )) {
    if (!isSeen(element) || element.parentElement?.closest("a, button") !== null) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const skipped = element.matches("a[href='#main']:not(:focus)");
    if (!skipped && (box.left < -0.5 || box.right > width + 0.5))
      found.push(`${nameOf(element)} sticks out of the screen`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible";
    const cutBelow = element.scrollHeight > element.clientHeight + 1 && overflowY !== "visible";
    if ((cut || cutBelow) && !element.matches("input, select, textarea, [popover]"))
      found.push(`${nameOf(element)} is cut off`);
    if (
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      overflowX === "visible" &&
      getComputedStyle(element).display !== "inline"
    ) {
      found.push(`${nameOf(element)} runs over its box`);
    }
    const floats = element.closest("header, [role=region][aria-label^=Notifications]") !== null || skipped;
    if (!floats && element.matches("a, button, input, select, textarea, h1, h2, h3")) controls.push({ element, box });
  }
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) found.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  }
  return found;
}

async function expectToFit(page: Page, how: string): Promise<void> {
  expect.soft(await page.evaluate(misfits), how).toEqual([]);
}

/** WCAG 1.4.12: whoever needs more air between letters, words and lines may have it. */
async function spaceTextOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

test.describe("everything fits", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedProblems: [/status of 404 .*\/no-such-page\)$/] });

  for (const state of shown) {
    test(`${state.name}, from 320 to 2560 pixels`, async ({ page, storage }) => {
      await openState(page, storage, withoutScreen(state));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, `${width} wide`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await spaceTextOut(page);
      await expectToFit(page, "with spaced text");
      await page.setViewportSize({ width: 320, height: 640 });
      await expectToFit(page, "with spaced text, 320 wide");
      await showTextTwiceAsLarge(page);
      for (const width of [390, 820, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, `in spaced text twice as large, ${width} wide`);
      }
    });
  }
});

/** The same state whatever the screen. */
function withoutScreen({ only: _only, ...state }: SiteState): SiteState {
  return state;
}
