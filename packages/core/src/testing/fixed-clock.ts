import type { Clock } from "../shared/clock.ts";

/** A clock that only advances when a test sets it. */
export class FixedClock implements Clock {
  #now: number;

  /** Milliseconds, or an ISO date-time. The default is noon in Greenwich on May 1, 2026. */
  constructor(moment: number | string = "2026-05-01T12:00:00.000Z") {
    this.#now = millisecondsOf(moment);
  }

  now(): number {
    return this.#now;
  }

  set(moment: number | string): void {
    this.#now = millisecondsOf(moment);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Values that a clock may return after it was set back or if it is broken. */
export const ODD_MOMENTS: readonly number[] = [
  Date.parse("2026-05-01T12:00:00.000Z"),
  Date.parse("2025-05-01T12:00:00.000Z"),
  Number.NaN,
  -1,
  Number.POSITIVE_INFINITY,
  0.5,
  2 ** 53,
];

function millisecondsOf(moment: number | string): number {
  return typeof moment === "number" ? moment : Date.parse(moment);
}
