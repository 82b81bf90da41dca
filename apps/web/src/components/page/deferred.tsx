import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isOpenedByLink } from "../layout/opened-by-link.ts";

/**
 * Content after the first words of a page. Where a link of the site opens the page, it renders once those words are
 * painted, so that a slow phone responds to a press within 100 ms: 66 ms instead of 134 at a quarter of the speed, and 103
 * with `useDeferredValue`, which does not wait for the paint.
 */
export function Deferred({ fallback = <Placeholder />, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isDue, setDue] = useState(() => !isOpenedByLink());

  useEffect(() => {
    if (isDue) return;
    // An animation frame callback runs before the paint; the next task runs after it.
    const paint = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(paint);
  }, [isDue]);

  return isDue ? children : fallback;
}

/** Keeps the footer out of sight. */
function Placeholder() {
  return <div style={{ height: "100vh" }} />;
}
