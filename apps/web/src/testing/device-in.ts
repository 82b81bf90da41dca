import { afterEach, beforeEach, vi } from "vitest";

/** Sets the device's time zone in each test of a file, or of the `describe` around the call. */
export function deviceIn(timeZone: string): void {
  beforeEach(() => void vi.stubEnv("TZ", timeZone));
  afterEach(() => void vi.unstubAllEnvs());
}
