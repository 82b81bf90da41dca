import type { Page } from "@playwright/test";

interface Shift {
  readonly value: number;
  readonly text: string;
}

/** An init script that records layout shifts once the whole document is shown. Browsers may paint it in pieces. */
export function recordShifts(): void {
  const record = () => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        shifts.push({ value, text: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join("; ") });
      }
    }).observe({ type: "layout-shift" });
  };
  // The first frame lays out the last piece. The second begins after it.
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(record)));
}

/** Resolves when shifts are recorded. Actions that could move the page must wait for this. */
export async function untilRecording(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "shifts"));
}

export async function shiftsOn(page: Page): Promise<readonly Shift[]> {
  // Three frames, so the last layout has been painted and reported.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, "shifts");
  });
}
