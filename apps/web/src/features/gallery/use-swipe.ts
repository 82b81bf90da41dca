import { type TouchEvent, useRef } from "react";

const SWIPE_THRESHOLD_PX = 50;

/** Turns a sideways swipe into a step, but not on an enlarged page, which it moves, or after a long press. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const isAlone = touch !== undefined && touches.length === 1;
      const isPageEnlarged = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = isAlone && !isPageEnlarged ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= SWIPE_THRESHOLD_PX && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
    },
    onTouchCancel: forget,
    onContextMenu: forget,
  };
}
