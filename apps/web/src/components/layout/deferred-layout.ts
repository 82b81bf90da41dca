/**
 * An attribute of the page's root while the sections below the first screen wait for their layout; index.html has the
 * styles. It is empty on the first page of a visit. On a page opened within the site it is the number of that navigation.
 */
const MARK = "layoutDeferred";

let navigations = 0;

/** Defers the layout of the next page, which a link of the site opens at its top. */
export function deferLayout(): void {
  navigations += 1;
  document.documentElement.dataset[MARK] = String(navigations);
}

/** Whether the layout of a page opened within the site is deferred right now. Never at build time. */
export function isLayoutDeferredWithinSite(): boolean {
  return !import.meta.env.SSR && Number(currentDeferral()) > 0;
}

/** The value of the mark, different for each navigation; undefined while nothing is deferred. */
export function currentDeferral(): string | undefined {
  return document.documentElement.dataset[MARK];
}

/** Gives every section its layout now, or records that all of them have it. */
export function endDeferral(): void {
  delete document.documentElement.dataset[MARK];
}
