import type { Page } from "@playwright/test";
import type { BrowserStorage, StorageKey } from "./browser-storage.ts";
import { waitUntilLaidOut, waitUntilListening } from "./open.ts";
import { toastOn } from "./toast.ts";

/** What the browser has kept before the page is opened. */
export type Kept = Partial<Record<StorageKey, unknown>>;

/** Something the site can look like: an address, what was stored before, and what a person did there. */
export interface SiteState {
  readonly name: string;
  readonly path: string;
  readonly kept?: Kept;
  /** Runs in the page before any of its scripts. */
  readonly before?: () => void;
  readonly act?: (page: Page) => Promise<void>;
  /** Only on a screen of this kind. */
  readonly only?: "phone" | "desktop";
  /** The part that is on the screen, instead of the whole page: for what stays in sight while the page scrolls. */
  readonly screenOnly?: boolean;
}

/** Brings the site into a state, in a journey. */
export async function openState(page: Page, storage: BrowserStorage, state: SiteState): Promise<void> {
  if (state.kept !== undefined) await storage.leave(state.kept);
  if (state.before !== undefined) await page.addInitScript(state.before);
  await page.goto(state.path);
  await waitUntilListening(page);
  await waitUntilLaidOut(page);
  await state.act?.(page);
}

/** As in a browser that is set to larger text. */
export async function showTextTwiceAsLarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** A toast that is pointed at stays. */
export async function lookAtToast(page: Page): Promise<void> {
  await toastOn(page).hover();
}

/** To be run before the page: a browser that lets the site keep nothing. */
export function refuseStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The storage is closed", "SecurityError");
    },
  });
}

/** To be run before the page: a browser without room. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}
