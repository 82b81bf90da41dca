import type { Page } from "@playwright/test";

/** The change to wait for: an element, and optionally its text or value. */
export interface Change {
  readonly selector: string;
  readonly text?: string;
  readonly value?: string;
}

/** The milliseconds from the time stamp of an input event until the change has been painted. */
export async function timeToPaint(
  page: Page,
  input: "click" | "keydown",
  change: Change,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(begin, { input, ...change });
  await act();
  return page.evaluate<number>(() => Reflect.get(window, "timeToPaint"));
}

/** Runs in the page. */
function begin({ input, selector, text, value }: Change & { input: string }): void {
  const isThere = () =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (text === undefined || element.textContent === text) &&
        (value === undefined || (element instanceof HTMLInputElement && element.value === value)),
    );
  const time = new Promise<number>((resolve) => {
    const look = (began: number) =>
      requestAnimationFrame(() => {
        // A frame paints what is there when it begins. A task of the highest priority runs right after the paint; others
        // may have to wait.
        if (isThere()) void scheduler.postTask(() => resolve(performance.now() - began), { priority: "user-blocking" });
        else look(began);
      });
    addEventListener(input, ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  });
  Object.assign(window, { timeToPaint: time });
}

/** The percentile of a rank. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
