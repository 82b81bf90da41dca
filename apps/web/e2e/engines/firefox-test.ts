import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "@playwright/test";

type Options = Pick<BrowserContextOptions, "javaScriptEnabled" | "hasTouch" | "colorScheme" | "reducedMotion">;

/** Playwright's driver of Firefox leaves out these options. An init script tells them to the bridge. */
async function tellBridge(
  context: BrowserContext,
  { javaScriptEnabled, hasTouch, colorScheme, reducedMotion }: Options,
): Promise<void> {
  const options = JSON.stringify({ javaScriptEnabled, hasTouch, colorScheme, reducedMotion });
  await context.addInitScript(`/* bridge: ${options} */`);
}

/** Playwright's taps do nothing in Firefox. The bridge makes a finger of the mouse where it matters. */
function useMouseForFinger(page: Page): void {
  const { prototype } = page.locator("html").constructor;
  Object.assign(prototype, {
    tap(this: ReturnType<Page["locator"]>) {
      return this.click();
    },
  });
  Object.assign(page.touchscreen, { tap: (x: number, y: number) => page.mouse.click(x, y) });
}

/** Playwright's driver of Firefox leaves these options out, too. */
function emulateMediaInBridge(page: Page): void {
  const emulateMedia = page.emulateMedia.bind(page);
  Object.assign(page, {
    async emulateMedia(options: NonNullable<Parameters<Page["emulateMedia"]>[0]>) {
      await page.addInitScript(`/* bridge media: ${JSON.stringify(options)} */`);
      await emulateMedia(options);
    },
  });
}

/** Playwright's `test`, for Firefox behind its bridge. */
export const test: typeof base = base.extend({
  context: async ({ browser, context, javaScriptEnabled, hasTouch, colorScheme, contextOptions }, use) => {
    const newContext = browser.newContext.bind(browser);
    Object.assign(browser, {
      async newContext(options: BrowserContextOptions = {}) {
        const another = await newContext(options);
        await tellBridge(another, options);
        return another;
      },
    });
    await tellBridge(context, { javaScriptEnabled, hasTouch, colorScheme, ...contextOptions });
    // Playwright reads this property too, from a world of its own, and reading it in both ends the process of the page.
    await context.addInitScript(() => Reflect.deleteProperty(Element.prototype, "ariaLabelledByElements"));
    await use(context);
    Object.assign(browser, { newContext });
  },
  page: async ({ page }, use) => {
    useMouseForFinger(page);
    emulateMediaInBridge(page);
    await use(page);
  },
});
