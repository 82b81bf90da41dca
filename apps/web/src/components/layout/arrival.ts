/** A mark on the page's root while parts of it wait to be laid out. The styles in index.html go by it. */
const MARK = "arriving";

/** Says that the next page is opened by a link of the site, and begins at its top. */
export function beginArrivalWithinSite(): void {
  document.documentElement.dataset[MARK] = "within";
}

/** Whether the page that is being rendered was opened so. At build time none is. */
export function arrivesWithinSite(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset[MARK] === "within";
}

export function isArriving(): boolean {
  return document.documentElement.dataset[MARK] !== undefined;
}

/** Says that every part of the page has its height. */
export function endArrival(): void {
  delete document.documentElement.dataset[MARK];
}
