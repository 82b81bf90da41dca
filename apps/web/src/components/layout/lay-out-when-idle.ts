import { nextIdleMoment } from "../next-idle-moment.ts";
import { currentDeferral, endDeferral } from "./deferred-layout.ts";

const PARTS = "main > section + section, footer";
const ARRIVED = "data-laid-out";

/**
 * Lays out the sections that wait below the first screen (see index.html), one in each idle period, so that no layout
 * blocks a press for long and every section ends with its real height. Stops when another page opens.
 */
export async function layOutWhenIdle(): Promise<void> {
  const deferral = currentDeferral();
  while (deferral !== undefined) {
    await nextIdleMoment();
    if (currentDeferral() !== deferral) return;
    const parts = [...document.querySelectorAll(PARTS)];
    const next = parts.find((part) => !part.hasAttribute(ARRIVED));
    if (next === undefined) {
      endDeferral();
      for (const part of parts) part.removeAttribute(ARRIVED);
      return;
    }
    next.setAttribute(ARRIVED, "");
  }
}
