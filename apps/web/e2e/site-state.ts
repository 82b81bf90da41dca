import type { Page } from "@playwright/test";
import { pages } from "../src/site/pages.ts";
import type { BrowserStorage, SiteRecords } from "./browser-storage.ts";
import { expect } from "./browser-test.ts";
import { waitUntilListening } from "./open.ts";

/** A page, the records stored beforehand, and the visitor's steps on the page. */
export interface SiteState {
  readonly name: string;
  readonly path: string;
  readonly kept?: SiteRecords;
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  readonly act?: (page: Page) => Promise<void>;
  /** The previous state, on the same page with the same records. */
  readonly after?: SiteState;
  /** The state exists only on this kind of screen. */
  readonly only?: "phone";
  /** The picture shows only the screen, because parts of the state do not scroll with the page. */
  readonly screenOnly?: boolean;
}

const opened = (name: keyof typeof pages): SiteState => ({ name, path: pages[name].path });

export const routeStates = {
  home: opened("home"),
  auraReading: opened("auraReading"),
  reikiHealing: opened("reikiHealing"),
  calendar: opened("calendar"),
  allDates: opened("allDates"),
  poster: opened("poster"),
  terms: opened("terms"),
  admin: opened("admin"),
  contact: opened("contact"),
} as const satisfies Record<keyof typeof pages, SiteState>;

interface Opening {
  readonly current?: SiteState | undefined;
  /** Called once the app responds, before the visitor's steps. */
  readonly onOpen?: (() => Promise<void>) | undefined;
}

/** Continues from `current` or navigates within the app if it can. Otherwise, loads a document. */
export async function openState(
  page: Page,
  storage: BrowserStorage,
  state: SiteState,
  { current, onOpen }: Opening = {},
): Promise<void> {
  if (state.after !== undefined) {
    if (state.after !== current) await openState(page, storage, state.after, { current, onOpen });
    return state.act?.(page);
  }
  if (current !== undefined && isSameVisit(current, state)) await navigate(page, state.path);
  else {
    await storage.leave(state.kept ?? {});
    const before = state.before && (await page.addInitScript(state.before));
    await page.goto(state.path);
    await before?.dispose();
    await waitUntilListening(page);
    await onOpen?.();
  }
  // The list of events replaces this sentence.
  await expect(page.getByText("Looking at the calendar…")).toHaveCount(0);
  await state.act?.(page);
}

/** Whether both start with the same records in the same browser. */
export function isSameVisit(one: SiteState, other: SiteState): boolean {
  if (one.after !== undefined) return isSameVisit(one.after, other);
  return one.kept === other.kept && one.before === other.before;
}

/** Navigates within the app, as a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const heading = document.querySelector("h1");
    history.pushState(null, "", to);
    return heading;
  }, path);
  await page.waitForFunction((left) => left !== document.activeElement && document.activeElement?.matches("h1"), left);
}

/** An init script that denies the site its storage. */
export function refuseStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The storage is closed", "SecurityError");
    },
  });
}

/** Makes the browser's storage full, or frees it again. */
export async function setStorageFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((isFull) => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const full = Object.create(Storage.prototype, { setItem: { value: setItem } });
    Object.setPrototypeOf(localStorage, isFull ? full : Storage.prototype);
  }, isFull);
}
