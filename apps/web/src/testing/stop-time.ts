import { act } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** Lets each test of a file stop time and let it pass. Time runs again after the test. */
export function stoppableTime() {
  afterEach(() => void vi.useRealTimers());
  return {
    stop: () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}
