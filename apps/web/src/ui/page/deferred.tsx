import type { RouterHistory } from "@tanstack/react-router";
import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * Content after the first words of a page. Where a link of the site opens the page, it renders once those words are
 * painted, so that a slow phone responds to a press within 100 ms (docs/performance.md).
 */
export function Deferred({ fallback = placeholder, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isDue, setDue] = useState(!isOpenedByLink);

  useEffect(() => {
    if (isDue) return;
    // An animation frame callback runs before the paint; the next task runs after it.
    const paint = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(paint);
  }, [isDue]);

  return isDue ? children : fallback;
}

/** Keeps the footer out of sight. */
const placeholder = <div style={{ height: "100vh" }} />;

/**
 * Whether a link of the site opened the current page at its top. Back, forward and anchors lead to a place further down,
 * which needs the height of everything above it at once. False while prerendering and on the first page.
 */
let isOpenedByLink = false;

/** Follows how pages are opened. Returns how to stop. */
export function followNavigation(history: RouterHistory): () => void {
  const stop = history.subscribe(({ action, location }) => {
    isOpenedByLink = action.type === "PUSH" && location.hash === "";
  });
  return () => {
    stop();
    isOpenedByLink = false;
  };
}
