import { type TouchEvent, useRef } from "react";
import { stepForSwipe } from "./carousel-position.ts";

/**
 * Touch handlers that turn a sideways swipe with one finger into a step. A swipe moves an enlarged page, and after a
 * long press it selects text, so neither is a step.
 */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const isAlone = touch !== undefined && touches.length === 1;
      start.current = isAlone && !isPageEnlarged() ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const step = stepForSwipe(touch.clientX - start.current.x, touch.clientY - start.current.y);
      start.current = null;
      if (step !== 0) onStep(step);
    },
    onTouchCancel: forget,
    onContextMenu: forget,
  };
}

/** Whether a person has enlarged the page with two fingers or a double tap. */
function isPageEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
