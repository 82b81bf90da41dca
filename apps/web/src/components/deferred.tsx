import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isLayoutDeferredWithinSite } from "./layout/deferred-layout.ts";

interface DeferredProps {
  /** Rendered until then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content after the first words of a page. On a page opened within the site it renders once those words are painted, so
 * that a slow phone responds to a press at once.
 */
export function Deferred({ fallback = <Placeholder />, children }: DeferredProps) {
  const [isDue, setDue] = useState(() => !isLayoutDeferredWithinSite());

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
