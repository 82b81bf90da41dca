import type { Page } from "@playwright/test";

/** An init script: records every layout shift of the page. */
export function recordShifts(): void {
  const shifts: { value: number; text: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      shifts.push({ value, text: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What has moved since the page was opened. */
export async function shiftsOn(page: Page): Promise<readonly { readonly value: number; readonly text: string }[]> {
  // Three frames, so that the last layout has been painted and reported to the observer.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, "shifts");
  });
}
