import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Expects the focused element to be on the screen, below the bar, with a focus ring. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(problemOfFocus)).toBe("");
}

/** Why the focused element cannot be seen, or nothing. Runs in the page. */
function problemOfFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "nothing has the focus";
  const { top, bottom } = element.getBoundingClientRect();
  // The site's bar, and the one of the owner's events while it covers them.
  const bars = [...document.querySelectorAll("header, :has(> #new-event)")];
  const inBar = bars.some((bar) => bar.contains(element)) || element.matches("a[href='#main'], [popover] *");
  const stuck = bars.map((bar) => bar.getBoundingClientRect()).filter((box) => box.top < 100);
  const from = inBar ? 0 : Math.max(0, ...stuck.map((box) => box.bottom));
  if (bottom <= from || top >= innerHeight) return `hidden: ${element.outerHTML.slice(0, 120)}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasRing = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
  return hasRing ? "" : `no ring: ${element.outerHTML.slice(0, 120)}`;
}
