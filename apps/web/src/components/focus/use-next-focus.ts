import { useEffect, useState } from "react";

/** Focuses the element of a selector as soon as it is on the page, for a button that its own action removes. */
export function useNextFocus(): (selector: string) => void {
  const [selector, setSelector] = useState<string | null>(null);

  useEffect(() => {
    const element = selector === null ? null : document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    element.focus();
    setSelector(null);
  });

  return setSelector;
}
