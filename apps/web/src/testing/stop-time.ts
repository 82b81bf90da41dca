import { act } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** Lets each test of a file stop time and let it pass. Time runs again after the test, or before. */
export function stoppableTime() {
  const goOn = () => void vi.useRealTimers();
  afterEach(goOn);
  return {
    stop: () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** With what waits for promises in between. */
    passAsync: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    goOn,
  };
}
