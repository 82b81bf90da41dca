import { type ReactNode, startTransition, useEffect, useState } from "react";
import { arrivesWithinSite } from "./layout/arrival.ts";

interface RestOfPageProps {
  /** What stands for it until then. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What follows the beginning of a page, or adorns it. On a page that is opened within the site it comes once the beginning has been
 * painted, so that a slow phone answers a press at once.
 */
export function RestOfPage({ meanwhile = <Placeholder />, children }: RestOfPageProps) {
  const [isDue, setDue] = useState(() => !arrivesWithinSite());

  useEffect(() => {
    if (isDue) return;
    // A frame's own callback comes before its paint, the next task after it.
    const paint = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(paint);
  }, [isDue]);

  return isDue ? children : meanwhile;
}

/** The footer is out of sight, and the page as long as its window. */
function Placeholder() {
  return <div style={{ height: "100vh" }} />;
}
