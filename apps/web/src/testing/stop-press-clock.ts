import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

/**
 * Stops the clock that tells a double click from two presses, in each test of a file. Returns a function that lets time
 * pass. The clock stops at its current value, because React compares its readings.
 */
export function stopPressClock(): (milliseconds: number) => void {
  let now = 0;
  let clock: MockInstance<() => number>;
  beforeEach(() => {
    now = performance.now();
    clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => clock.mockRestore());
  return (milliseconds) => {
    now += milliseconds;
  };
}
