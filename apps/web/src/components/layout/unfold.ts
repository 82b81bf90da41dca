import { nextIdleMoment } from "../next-idle-moment.ts";
import { currentArrival, endArrival } from "./arrival.ts";

const PARTS = "main > section + section, footer";
const ARRIVED = "data-arrived";

/**
 * Lays out what waits below the first screen (see index.html), one part in each idle moment, so that no part keeps the
 * browser from answering and in the end every part has its real height. Ends when another page begins to arrive.
 */
export async function unfold(): Promise<void> {
  const arrival = currentArrival();
  while (arrival !== undefined) {
    await nextIdleMoment();
    if (currentArrival() !== arrival) return;
    const parts = [...document.querySelectorAll(PARTS)];
    const next = parts.find((part) => !part.hasAttribute(ARRIVED));
    if (next === undefined) {
      endArrival();
      for (const part of parts) part.removeAttribute(ARRIVED);
      return;
    }
    next.setAttribute(ARRIVED, "");
  }
}
