import { useEffect, useState } from "react";
import { focusHeading } from "../../components/focus/focus-heading.ts";

/**
 * Whether the gate has closed while its page was open, as a server does at the end of a session. What had the focus is gone
 * once it opens or closes, so the page's new heading gets it, and the page begins at its top again.
 */
export function useHasLocked(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [hasLocked, setHasLocked] = useState(false);
  useEffect(() => {
    if (isOpen === wasOpen) return;
    focusHeading();
    scrollTo(0, 0);
    setWasOpen(isOpen);
    setHasLocked(!isOpen);
  }, [isOpen, wasOpen]);
  return hasLocked;
}
