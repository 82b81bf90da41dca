/** The source of "now". Injected everywhere, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. A broken clock may return NaN; callers must cope with that. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

const LAST_MOMENT_OF_YEAR_9999 = 253_402_300_799_999;

/** The instant as an ISO 8601 date-time in UTC. NaN, or one out of range, counts as 1970. */
export function isoTimestampOf(now: number): string {
  const isMoment = now >= 0 && now <= LAST_MOMENT_OF_YEAR_9999;
  return new Date(isMoment ? now : 0).toISOString();
}
