import { type RefObject, useEffect, useState } from "react";

/** Whether the element has come within half a screen of the visitor's view. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (element.current === null || isNear) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "50% 0px",
    });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element, isNear]);

  return isNear;
}
