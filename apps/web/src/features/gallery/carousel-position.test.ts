import { describe, expect, it } from "vitest";
import { clampPosition, counterText, positionForKey, stepForSwipe, stepFrom } from "./carousel-position.ts";

describe("the position in the gallery", () => {
  it.each([
    { from: 0, step: 1, count: 12, to: 1 },
    { from: 11, step: 1, count: 12, to: 0 },
    { from: 0, step: -1, count: 12, to: 11 },
    { from: 0, step: 1, count: 1, to: 0 },
    { from: 0, step: -1, count: 1, to: 0 },
    { from: 3, step: -8, count: 4, to: 3 },
  ])("steps from $from by $step of $count to $to", ({ from, step, count, to }) => {
    expect(stepFrom(from, step, count)).toBe(to);
  });

  it.each([
    { index: 5, count: 12, to: 5 },
    { index: 11, count: 3, to: 2 },
    { index: 0, count: 0, to: 0 },
  ])("stays within a list that has become $count long", ({ index, count, to }) => {
    expect(clampPosition(index, count)).toBe(to);
  });

  it("counts from one", () => {
    expect(counterText(0, 12)).toBe("1 of 12");
    expect(counterText(11, 12)).toBe("12 of 12");
  });

  it.each([
    { key: "ArrowRight", index: 11, to: 0 },
    { key: "ArrowLeft", index: 0, to: 11 },
    { key: "Home", index: 7, to: 0 },
    { key: "End", index: 7, to: 11 },
    { key: "Enter", index: 7, to: null },
  ])("on $key moves from $index to $to", ({ key, index, to }) => {
    expect(positionForKey(key, index, 12)).toBe(to);
  });

  it.each([
    { x: -80, y: 10, step: 1 },
    { x: 80, y: 10, step: -1 },
    { x: 49, y: 0, step: 0 },
    { x: -80, y: 120, step: 0 },
  ])("takes a movement of $x, $y for $step", ({ x, y, step }) => {
    expect(stepForSwipe(x, y)).toBe(step);
  });
});
