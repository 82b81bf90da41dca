import type { Clock } from "../shared/clock.ts";

export class FixedClock implements Clock {
  #now: number;

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

/** What a clock may return if it is broken or was set back. */
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
