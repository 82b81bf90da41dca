import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come near the screen, so that what it needs is worth fetching. Once true, it stays true. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (element.current === null || seen) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "50% 0px",
    });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element, seen]);

  return seen;
}
