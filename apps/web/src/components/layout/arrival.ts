/**
 * A mark on the page's root while parts of it wait to be laid out, which the styles in index.html go by: empty on the
 * first page of a visit, and on a page that is opened within the site the number of that opening.
 */
const MARK = "arriving";

let openings = 0;

/** Says that the next page is opened by a link of the site, and begins at its top. */
export function beginArrivalWithinSite(): void {
  openings += 1;
  document.documentElement.dataset[MARK] = String(openings);
}

/** Whether a page opened so is still arriving: one that is rendered now is that page. At build time none is. */
export function arrivesWithinSite(): boolean {
  return !import.meta.env.SSR && Number(currentArrival()) > 0;
}

/** The mark, which is another one for each page that arrives; undefined while none does. */
export function currentArrival(): string | undefined {
  return document.documentElement.dataset[MARK];
}

/** Says that every part of the page has its height, or is to have it at once. */
export function endArrival(): void {
  delete document.documentElement.dataset[MARK];
}
