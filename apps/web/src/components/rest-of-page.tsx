import { type ReactNode, startTransition, useEffect, useState } from "react";
import { arrivesWithinSite } from "./layout/arrival.ts";

/**
 * What follows the beginning of a page. On a page that is opened within the site it comes once the beginning has been
 * painted, so that a slow phone answers a press at once.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(() => !arrivesWithinSite());

  useEffect(() => {
    if (isDue) return;
    // A frame's own callback comes before its paint, the next task after it.
    const paint = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(paint);
  }, [isDue]);

  // Until then the footer is out of sight, and the page as long as its window.
  return isDue ? children : <div style={{ height: "100vh" }} />;
}
