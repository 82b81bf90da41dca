/** The source of "now". Injected everywhere, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. A broken clock may return NaN. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

const LAST_MOMENT_OF_YEAR_9999 = 253_402_300_799_999;

/** Whether an instant is within the years 1970 to 9999. */
export function isMoment(now: number): boolean {
  return now >= 0 && now <= LAST_MOMENT_OF_YEAR_9999;
}

/** The instant as an ISO 8601 date-time in UTC. Instants outside the years 1970 to 9999 become the start of 1970. */
export function isoTimestampOf(now: number): string {
  return new Date(isMoment(now) ? now : 0).toISOString();
}
