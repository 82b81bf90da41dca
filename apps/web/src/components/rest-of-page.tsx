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
    let afterPaint: ReturnType<typeof setTimeout> | undefined;
    const paint = requestAnimationFrame(() => {
      afterPaint = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(paint);
      clearTimeout(afterPaint);
    };
  }, [isDue]);

  return isDue && children;
}
