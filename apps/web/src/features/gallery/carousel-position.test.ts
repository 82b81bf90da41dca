import { describe, expect, it } from "vitest";
import { clampPosition, stepForSwipe } from "./carousel-position.ts";

describe("the position in the gallery", () => {
  it.each([
    { index: 5, count: 12, to: 5 },
    { index: 11, count: 3, to: 2 },
    { index: 0, count: 0, to: 0 },
  ])("stays within a list that has become $count long", ({ index, count, to }) => {
    expect(clampPosition(index, count)).toBe(to);
  });

  it.each([
    { x: -50, y: 10, step: 1 },
    { x: 50, y: 10, step: -1 },
    { x: 49, y: 0, step: 0 },
    { x: -80, y: 120, step: 0 },
  ])("takes a movement of $x, $y for $step", ({ x, y, step }) => {
    expect(stepForSwipe(x, y)).toBe(step);
  });
});
