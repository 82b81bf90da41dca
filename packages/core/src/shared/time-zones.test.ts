import { afterEach, describe, expect, it, vi } from "vitest";
import { FixedClock } from "../testing/fixed-clock.ts";
import { today } from "./zoned-time.ts";

afterEach(() => vi.unstubAllEnvs());

describe("today", () => {
  // Both extremes, unusual offsets, and days with a clock change.
  const places: [zone: string, day: [number, number, number]][] = [
    ["UTC", [2026, 5, 1]],
    ["Pacific/Kiritimati", [2026, 5, 1]],
    ["Pacific/Niue", [2026, 5, 1]],
    ["Asia/Kathmandu", [2026, 5, 1]],
    ["America/New_York", [2026, 3, 8]],
    ["America/New_York", [2026, 11, 1]],
    ["Africa/Cairo", [2026, 4, 24]],
    ["Africa/Cairo", [2026, 10, 29]],
  ];

  it.each(places)("in %s lasts from the first to the last moment of %j", (zone, [year, month, day]) => {
    vi.stubEnv("TZ", zone);
    const first = new Date(year, month - 1, day, 0, 0, 0, 0).getTime();
    const last = new Date(year, month - 1, day + 1, 0, 0, 0, 0).getTime() - 1;
    const date = today(new FixedClock(first));
    expect(date).toBe([year, ...[month, day].map(twoDigits)].join("-"));
    expect(today(new FixedClock(last))).toBe(date);
    expect(today(new FixedClock(last + 1))).not.toBe(date);
    expect(today(new FixedClock(first - 1))).not.toBe(date);
  });
});

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
