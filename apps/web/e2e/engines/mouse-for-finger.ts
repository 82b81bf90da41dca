import type { Page } from "@playwright/test";

/** Lets a mouse stand in for the finger: over WebDriver BiDi, Playwright's taps do nothing. */
export function useMouseForFinger(page: Page): void {
  const { prototype } = page.locator("html").constructor;
  Object.assign(prototype, {
    tap(this: ReturnType<Page["locator"]>) {
      return this.click();
    },
  });
  Object.assign(page.touchscreen, { tap: (x: number, y: number) => page.mouse.click(x, y) });
}
