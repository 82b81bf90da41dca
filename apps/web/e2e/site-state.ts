import type { Page } from "@playwright/test";
import type { BrowserStorage, SiteRecords } from "./browser-storage.ts";
import { expect } from "./browser-test.ts";
import { waitUntilListening } from "./open.ts";

/** A state of the site: a page, what was stored before, and what a person did there. */
export interface SiteState {
  readonly name: string;
  readonly path: string;
  readonly kept?: SiteRecords;
  /** Runs in the page before any of its scripts. */
  readonly before?: () => void;
  readonly act?: (page: Page) => Promise<void>;
  /** The state that the person was in before. Its page and records are this one's. */
  readonly after?: SiteState;
  /** The state exists only on this kind of screen. */
  readonly only?: "phone";
  /** Take a picture of the screen instead of the whole page, because parts of the state do not scroll with the page. */
  readonly screenOnly?: boolean;
}

interface Opening {
  /** The state that the page is in. */
  readonly current?: SiteState | undefined;
  /** Called once the app responds, before the person does anything. */
  readonly onOpen?: (() => Promise<void>) | undefined;
}

/** Opens the page and brings it into the state, from `current` if that is the one before. */
export async function openState(
  page: Page,
  storage: BrowserStorage,
  state: SiteState,
  { current, onOpen }: Opening = {},
): Promise<void> {
  if (state.after !== undefined) {
    if (state.after !== current) await openState(page, storage, state.after, { onOpen });
    return state.act?.(page);
  }
  await storage.leave(state.kept ?? {});
  const before = state.before && (await page.addInitScript(state.before));
  await page.goto(state.path);
  await before?.dispose();
  await waitUntilListening(page);
  // The list of events replaces this sentence.
  await expect(page.getByText("Looking at the calendar…")).toHaveCount(0);
  await onOpen?.();
  await state.act?.(page);
}

/** As in a browser set to larger text. */
export async function showTextTwiceAsLarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** An init script: a browser that denies the site its storage. */
export function refuseStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The storage is closed", "SecurityError");
    },
  });
}

/** An init script: a browser whose storage is full. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}
