import { useEffect, useState } from "react";

/**
 * Moves focus to what a selector finds, as soon as that is on the page: for a button that goes away with what it has
 * done. Opens the fold that it lies in.
 */
export function useNextFocus(): (selector: string) => void {
  const [selector, setSelector] = useState<string | null>(null);

  useEffect(() => {
    const element = selector === null ? null : document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    element.closest("details")?.setAttribute("open", "");
    element.focus();
    setSelector(null);
  });

  return setSelector;
}
