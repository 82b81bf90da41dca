import { type RefObject, useEffect, useState } from "react";

/** Each slide stays this long (specification, section 9). */
export const ROTATION_INTERVAL_MS = 5000;

/** Whether the slides move on by themselves, and the parts that make them wait (W3C APG, carousel pattern). */
export interface Rotation {
  /** Wanted by the person: what the pause button says. */
  readonly playing: boolean;
  /** Moving right now: wanted, and nothing makes it wait. */
  readonly rotating: boolean;
  readonly toggle: () => void;
}

/**
 * Calls `advance` every five seconds. Waits while the gallery is hovered, out of sight, or its tab is hidden; stops
 * for good once the keyboard focuses something in it, and begins stopped under reduced motion.
 */
export function useRotation(gallery: RefObject<HTMLElement | null>, step: unknown, advance: () => void): Rotation {
  const [playing, setPlaying] = useState(true);
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

    element.addEventListener("focusin", onFocus);
    element.addEventListener("pointerenter", onPointerEnter);
    element.addEventListener("pointerleave", onPointerLeave);
    document.addEventListener("visibilitychange", onVisibilityChange);
    sight.observe(element);
    onVisibilityChange();
    // The pointer or the keyboard may have come before this script.
    wait({ hovered: element.matches(":hover") && matchMedia("(hover: hover)").matches });
    onFocus();
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("pointerenter", onPointerEnter);
      element.removeEventListener("pointerleave", onPointerLeave);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      sight.disconnect();
    };
  }, [gallery]);

  const rotating = playing && !Object.values(waiting).some(Boolean);

  // A step of any kind, `step` says which, gives the new slide its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` restarts the clock on purpose.
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(advance, ROTATION_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [rotating, step, advance]);

  return { playing, rotating, toggle: () => setPlaying((before) => !before) };
}
