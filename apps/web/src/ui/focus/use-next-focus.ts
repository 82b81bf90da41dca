import { useEffect, useState } from "react";
import { focusHeading } from "./focus.ts";

const LATEST_MS = 2000;

/**
 * Focuses the element of a selector as soon as it is on the page, for a button that its own action removes. The request
 * ends with the person's next key or press; an element that does not appear leaves the focus to the page's heading.
 */
export function useNextFocus(): (selector: string) => void {
  const [selector, setSelector] = useState<string | null>(null);

  useEffect(() => {
    const element = selector === null ? null : document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    element.focus();
    setSelector(null);
  });

  useEffect(() => {
    if (selector === null) return;
    const ended = new AbortController();
    const end = () => setSelector(null);
    for (const input of ["keydown", "pointerdown"])
      addEventListener(input, end, { capture: true, signal: ended.signal });
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
      end();
    }, LATEST_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [selector]);

  return setSelector;
}
