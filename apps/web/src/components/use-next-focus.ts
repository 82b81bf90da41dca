import { useEffect, useState } from "react";

/**
 * Focuses the element of a selector as soon as it is on the page, for a button that its own action removes. Opens the
 * `<details>` around it.
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
