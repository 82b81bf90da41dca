import { type RefObject, useEffect, useState } from "react";

/** How long each slide stays (specification, section 9). */
const ROTATION_INTERVAL_MS = 5000;

/** Calls `advance` every five seconds while `isPlaying` and in view. Keyboard focus and reduced motion stop it. */
export function useRotation(gallery: RefObject<HTMLElement | null>, index: number, advance: (by: 1) => void) {
  const [isPlaying, setPlaying] = useState(true);
  const [waiting, setWaiting] = useState({ hovered: false, hidden: false, offScreen: false });

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  useEffect(() => {
    const element = gallery.current;
    if (element === null) return;
    const wait = (reasons: Partial<typeof waiting>) => setWaiting((before) => ({ ...before, ...reasons }));
    const onFocus = () => {
      if (element.querySelector(":focus-visible") !== null) setPlaying(false);
    };
    const onPointerEnter = ({ pointerType }: PointerEvent) => wait({ hovered: pointerType === "mouse" });
    const onPointerLeave = () => wait({ hovered: false });
    const onVisibilityChange = () => wait({ hidden: document.hidden });
    const sight = new IntersectionObserver(([entry]) => wait({ offScreen: entry?.isIntersecting === false }));

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("focusin", onFocus, { signal });
    element.addEventListener("pointerenter", onPointerEnter, { signal });
    element.addEventListener("pointerleave", onPointerLeave, { signal });
    document.addEventListener("visibilitychange", onVisibilityChange, { signal });
    sight.observe(element);
    onVisibilityChange();
    // The pointer or focus may be in the gallery already.
    wait({ hovered: element.matches(":hover") && matchMedia("(hover: hover)").matches });
    onFocus();
    return () => {
      listening.abort();
      sight.disconnect();
    };
  }, [gallery]);

  const isRotating = isPlaying && !Object.values(waiting).some(Boolean);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `index` restarts the clock, so that each slide has its full time.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => advance(1), ROTATION_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRotating, index, advance]);

  return { isPlaying, isRotating, toggle: () => setPlaying((before) => !before) };
}
