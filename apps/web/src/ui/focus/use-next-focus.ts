import { useEffect, useState } from "react";
import { focusHeading, type IsStillThere } from "../browser/focus.ts";

const LATEST_MS = 2000;

/** Returns a function that focuses an element once it appears. The user's next key press or click cancels that. */
export function useNextFocus(): (selector: string, isStillThere?: IsStillThere) => void {
  const [{ selector, isStillThere }, setRequest] = useState<FocusRequest>(NONE);

  useEffect(() => {
    const element = selector === null ? null : document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    if (isStillThere()) element.focus();
    setRequest(NONE);
  });

  useEffect(() => {
    if (selector === null) return;
    const ended = new AbortController();
    const end = () => setRequest(NONE);
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

  return (selector, isStillThere = () => true) => setRequest({ selector, isStillThere });
}

interface FocusRequest {
  readonly selector: string | null;
  readonly isStillThere: IsStillThere;
}

const NONE: FocusRequest = { selector: null, isStillThere: () => true };
