import type { Clock } from "../shared/clock.ts";

/** A clock that stands still until it is told otherwise. */
export class FixedClock implements Clock {
  #now: number;

  /** A moment in milliseconds, or as an ISO date-time. Without one: noon in Greenwich on May 1, 2026. */
  constructor(moment: number | string = "2026-05-01T12:00:00.000Z") {
    this.#now = momentOf(moment);
  }

  now(): number {
    return this.#now;
  }

  set(moment: number | string): void {
    this.#now = momentOf(moment);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

function momentOf(moment: number | string): number {
  return typeof moment === "number" ? moment : Date.parse(moment);
}
