import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Expects the focused element to be on the screen, below the bar, with a focus ring. Returns its text. */
export async function expectFocusInSight(page: Page): Promise<string> {
  let words = "";
  const problem = async () => {
    const seen = await page.evaluate(lookAtFocus);
    words = seen.words;
    return seen.problem;
  };
  // WebKit scrolls to it a moment after the key.
  await expect.poll(problem).toBe("");
  return words;
}

/** The text of the focused element, and why it cannot be seen, or nothing. Runs in the page. */
function lookAtFocus(): { words: string; problem: string } {
  const element = document.activeElement;
  if (element === null || element === document.body) return { words: "", problem: "nothing has the focus" };
  const words = element.textContent ?? "";
  const { top, bottom } = element.getBoundingClientRect();
  // The site's bar, and the one of the owner's events while it covers them.
  const bars = [...document.querySelectorAll("header, :has(> #new-event)")];
  const inBar = bars.some((bar) => bar.contains(element)) || element.matches("a[href='#main'], [popover] *");
  const stuck = bars.map((bar) => bar.getBoundingClientRect()).filter((box) => box.top < 100);
  const from = inBar ? 0 : Math.max(0, ...stuck.map((box) => box.bottom));
  if (bottom <= from || top >= innerHeight) return { words, problem: `hidden: ${element.outerHTML.slice(0, 120)}` };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasRing = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
  return { words, problem: hasRing ? "" : `no ring: ${element.outerHTML.slice(0, 120)}` };
}
