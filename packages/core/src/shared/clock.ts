/** The current time. Tests inject their own. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z, or NaN if the device's clock is broken. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const DAY_MS = 86_400_000;

const LAST_MOMENT_OF_YEAR_9999 = 253_402_300_799_999;

/** Returns whether an instant is in the years 1970 to 9999. */
export function isMoment(now: number): boolean {
  return now >= 0 && now <= LAST_MOMENT_OF_YEAR_9999;
}

/** Formats an instant as ISO 8601, UTC. Instants outside the years 1970 to 9999 become the start of 1970. */
export function isoTimestampOf(now: number): string {
  return new Date(isMoment(now) ? now : 0).toISOString();
}
