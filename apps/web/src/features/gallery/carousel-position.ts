/** The position after a step from `index`, wrapping at both ends. `count` is at least 1. */
export function stepFrom(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** The closest position in a list of `count`. */
export function clampPosition(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** "N of M", counting from one (specification, section 2). */
export function counterText(index: number, count: number): string {
  return `${index + 1} of ${count}`;
}

/** The position that a key on the dots leads to, or `null` for any other key. */
export function positionForKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return stepFrom(index, 1, count);
    case "ArrowLeft":
      return stepFrom(index, -1, count);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The step for a swipe of a finger, or 0 when it was too short or too steep. */
export function stepForSwipe(deltaX: number, deltaY: number): -1 | 0 | 1 {
  if (Math.abs(deltaX) < SWIPE_THRESHOLD_PX || Math.abs(deltaX) <= Math.abs(deltaY)) return 0;
  return deltaX < 0 ? 1 : -1;
}

/** How far a finger must move sideways to change the slide. */
export const SWIPE_THRESHOLD_PX = 50;
