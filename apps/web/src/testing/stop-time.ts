import { act } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** Lets each test in a file stop and advance time. Time resumes after the test, or earlier on request. */
export function stoppableTime() {
  const goOn = () => void vi.useRealTimers();
  afterEach(goOn);
  return {
    stop: () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** Also runs pending promises in between. */
    passAsync: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    goOn,
  };
}
