import type { Page } from "@playwright/test";

/** What is to be seen: an element, and perhaps its text or the value in it. */
export interface Change {
  readonly selector: string;
  readonly text?: string;
  readonly value?: string;
}

/** The milliseconds from a person's touch or key, as the browser stamps it, until the change has been painted. */
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
        // What is there when a frame begins is painted with it. The most urgent task comes right after the paint; others
        // may stand in a queue.
        if (isThere()) void scheduler.postTask(() => resolve(performance.now() - began), { priority: "user-blocking" });
        else look(began);
      });
    addEventListener(input, ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  });
  Object.assign(window, { timeToPaint: time });
}

/** The value that so many percent of all do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
