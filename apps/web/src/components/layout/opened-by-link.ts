import type { RouterHistory } from "@tanstack/react-router";

let isByLink = false;

/**
 * Whether a link of the site opened the current page at its top. Back, forward and anchors lead to a place further down,
 * which needs the height of everything above it at once. False while prerendering and on the first page.
 */
export function isOpenedByLink(): boolean {
  return isByLink;
}

/** Follows how pages are opened. Returns how to stop. */
export function followNavigation(history: RouterHistory): () => void {
  const stop = history.subscribe(({ action, location }) => {
    isByLink = action.type === "PUSH" && location.hash === "";
  });
  return () => {
    stop();
    isByLink = false;
  };
}
