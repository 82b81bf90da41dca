import { calmMotion } from "../../theme/tokens.ts";

/**
 * Lets the page that was just opened come up out of the paper. Not a view transition of the browser's: that takes a
 * picture of the old page first, which costs a slow phone about eighty milliseconds of waiting at every step.
 */
export function showArrival(page: HTMLElement | null): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  page?.animate?.({ opacity: [0.25, 1] }, calmMotion);
}
